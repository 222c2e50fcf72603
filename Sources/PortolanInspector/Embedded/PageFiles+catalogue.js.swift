#if DEBUG && Inspector
// Scripts/inspector has written this from Sources/PortolanInspector/Page/catalogue.js: change that file.
extension PageFiles {
  static let catalogueJS = #"""
    import { byId, make, mark, say } from "./dom.js";

    /** All screens of an app by module: to be searched, and shown with other values. */
    export class Catalogue {
      #send;
      #entries = [];
      #drawn = "";

      constructor(send) {
        this.#send = send;
        byId("search").addEventListener("input", () => this.#search());
      }

      /** Draws the modules of an app; those that are drawn already keep what was typed. */
      show(modules) {
        const wanted = JSON.stringify(modules);
        if (wanted === this.#drawn) return;
        this.#drawn = wanted;
        this.#entries = [];
        byId("screens").replaceChildren(...modules.map((module) => {
          const items = module.screens.map((screen) => this.#entry(module, screen));
          return make("section", { class: "module" },
            make("h3", {}, module.name), make("ul", {}, ...items));
        }));
        this.#search();
      }

      #entry(module, screen) {
        const show = make("button", {
          type: "button", "data-show": screen.number, "aria-label": `Show ${screen.name}`,
        }, "Show");
        const name = make("code", {}, screen.name);
        const item = make("li", { "data-screen": screen.number });
        if (hasValues(screen)) {
          const editor = this.#editor(screen, show);
          item.append(make("details", {}, make("summary", {}, name), editor), show);
        } else {
          show.addEventListener("click", () => this.#ask(screen));
          item.append(make("span", { class: "plain" }, name), show);
        }
        this.#entries.push({ item, text: `${module.name} ${screen.name}`.toLowerCase() });
        return item;
      }

      /** The values of a screen; what is not JSON is said while it is typed, and cannot be sent. */
      #editor(screen, show) {
        const id = `values-${screen.number}`;
        const values = pretty(screen.values);
        const problem = make("p", {
          class: "problem-text", id: `${id}-problem`, "aria-live": "polite",
        });
        const area = make("textarea", {
          id, "data-values": screen.number, spellcheck: "false",
          rows: Math.min(12, values.split("\n").length),
          "aria-label": `Values of ${screen.name}`, "aria-describedby": problem.id,
        });
        area.value = values;
        const check = () => {
          const sentence = fault(area.value);
          say(problem, sentence);
          mark(area, "aria-invalid", sentence !== "" ? "true" : null);
          show.disabled = sentence !== "";
        };
        area.addEventListener("input", check);
        show.addEventListener("click", () => {
          if (area.value === values) this.#ask(screen);
          else this.#ask(screen, { values: area.value });
        });
        const hint = "null stands for a value of the sample that the route keeps to itself.";
        return make(
          "div", { class: "values" }, area, problem,
          values.includes("null") ? make("p", { class: "quiet" }, hint) : null);
      }

      /** Asks for a screen, in the way that is chosen. */
      #ask({ number }, values = {}) {
        const way = document.querySelector("[name=way]:checked").value;
        this.#send("show", { screen: number, way, ...values });
      }

      #search() {
        const words = byId("search").value.toLowerCase().split(/\s+/).filter(Boolean);
        let count = 0;
        for (const { item, text } of this.#entries) {
          item.hidden = !words.every((word) => text.includes(word));
          if (!item.hidden) count += 1;
        }
        for (const module of byId("screens").children) {
          module.hidden = !module.querySelector("li:not([hidden])");
        }
        mark(byId("no-screens"), "hidden", count > 0);
        const reason = words.length > 0 ? "No screen is called that." : "The app has no catalogue.";
        say(byId("no-screens"), reason);
      }
    }

    /** Whether a sample has a value that could be another one; the JSON is the case with its values. */
    function hasValues({ values }) {
      if (typeof values !== "string") return false;
      if (fault(values) !== "") return true;
      const cases = Object.values(JSON.parse(values) ?? {});
      return cases.some((value) => Object.keys(value ?? {}).length > 0);
    }

    function pretty(text) {
      return fault(text) === "" ? JSON.stringify(JSON.parse(text), null, 2) : text;
    }

    /** What is wrong with a text that is to be JSON; empty when nothing is. */
    function fault(text) {
      try {
        JSON.parse(text);
        return "";
      } catch (error) {
        return `This is not JSON: ${error.message}`;
      }
    }

    """#
}
#endif
