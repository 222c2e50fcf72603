#if DEBUG && Inspector
// Scripts/inspector has written this from Sources/PortolanInspector/Page/map.js: change that file.
extension PageFiles {
  static let mapJS = #"""
    import { byId, make, mark, say } from "./dom.js";
    import { showNotice } from "./notices.js";

    /**
     * The screens of the maps as they are placed on each other, with their links, guards, and the places
     * that asked for them.
     */
    export class PlaceMap {
      #drawn = "";
      /** The list of askers of each screen, by name. */
      #lists = new Map();
      /** Of each request that arrived its screen and its asker, by row. */
      #arrivals = new Map();
      /** The button of the link that was copied last. */
      #copied = null;

      /** Draws the screens of an app. */
      show(modules) {
        const wanted = JSON.stringify(modules);
        if (wanted === this.#drawn) return;
        this.#drawn = wanted;
        this.#lists.clear();
        const screens = modules.flatMap((module) => module.screens);
        byId("places").replaceChildren(...this.#items(screens));
        mark(byId("no-places"), "hidden", screens.length > 0);
        const count = screens.filter(({ link }) => link).length;
        say(byId("link-count"), screens.length === 0 ? "" : `${count} of ${screens.length} have a link`);
        for (const name of this.#lists.keys()) this.#drawAskers(name);
      }

      /** Takes rows of the timeline up: all there are, or those that are new or have changed. */
      note(rows, isWhole) {
        const touched = new Set();
        if (isWhole) this.#forget(touched);
        for (const { id, kind, state, outcome, site } of rows) {
          if (kind !== "request" || state !== "arrived" || !outcome || !site) continue;
          const screen = caseName(outcome);
          this.#arrivals.set(id, { screen, site });
          touched.add(screen);
        }
        for (const name of touched) this.#drawAskers(name);
      }

      #forget(touched) {
        for (const { screen } of this.#arrivals.values()) touched.add(screen);
        this.#arrivals.clear();
      }

      /** The screens that stand on none, each with those on it; what stands in a circle comes last. */
      #items(screens) {
        const drawn = new Set();
        const draw = (screen) => {
          drawn.add(screen.number);
          const item = this.#item(screen);
          const inner = screens.filter(({ on, number }) => on === screen.number && !drawn.has(number)).map(draw);
          if (inner.length > 0) item.append(make("ul", {}, ...inner));
          return item;
        };
        const roots = screens.filter(({ on }) => typeof on !== "number").map(draw);
        return [...roots, ...screens.flatMap((screen) => drawn.has(screen.number) ? [] : [draw(screen)])];
      }

      #item({ number, name, way, guards, link }) {
        const askers = make("ul", { class: "askers", "aria-label": `What asked for ${name}` });
        this.#lists.set(caseName(name), [...this.#lists.get(caseName(name)) ?? [], askers]);
        return make("li", { "data-place": number, "data-way": way },
          make("div", { class: "place" },
            make("span", { class: "tag" }, way ?? "not shown by its map"),
            make("code", {}, name),
            guards.length > 0 ? make("span", { class: "guards" }, `guards: ${guards.join(", ")}`) : null,
            link ? this.#link(name, link) : make("span", { class: "quiet" }, "no link")),
          askers);
      }

      #link(name, link) {
        const text = make("code", { "data-link": "" }, link);
        const copy = make("button", { type: "button", "data-copy": "", "aria-label": `Copy the link of ${name}` },
          "Copy link");
        copy.addEventListener("click", async () => {
          if (!await copyLink(link, text)) return;
          if (this.#copied) say(this.#copied, "Copy link");
          say(copy, "Copied");
          this.#copied = copy;
        });
        return make("span", { class: "way-in" }, text, copy);
      }

      #drawAskers(name) {
        const counts = new Map();
        for (const { screen, site } of this.#arrivals.values()) {
          if (screen === name) counts.set(site, (counts.get(site) ?? 0) + 1);
        }
        for (const list of this.#lists.get(name) ?? []) {
          list.replaceChildren(...[...counts].map(([site, count]) =>
            make("li", { "data-asker": site }, `← ${site}${count > 1 ? ` (${count} times)` : ""}`)));
        }
      }
    }

    /** The case without the values of a route that shows them. */
    function caseName(text) {
      return text.split("(")[0];
    }

    /** Copies a link and tells whether it did; otherwise the link is selected, to be copied by hand. */
    async function copyLink(link, text) {
      try {
        await navigator.clipboard.writeText(link);
        const gap = /\{([^}]*)\}/.exec(link);
        showNotice(gap ? `Copied ${link}. Write a value for ${gap[0]}.` : `Copied ${link}`);
        return true;
      } catch {
        getSelection().selectAllChildren(text);
        showNotice("This browser lets no page copy here. The link is selected: copy it by hand.", "problem");
        return false;
      }
    }

    """#
}
#endif
