#if DEBUG && Inspector
// Scripts/inspector has written this from Sources/PortolanInspector/Page/link.js: change that file.
extension PageFiles {
  static let linkJS = #"""
    import { completions, firstGap } from "./completion.js";
    import { byId, make, mark, say } from "./dom.js";
    import { keepChildren } from "./keyed.js";
    import { showOutlook } from "./outlook.js";

    /** How long nothing is typed before it is asked what a link would do, in milliseconds. */
    const rest = 120;

    /** The field that opens a link: completes it, says what it would do, and does it. */
    export class LinkField {
      #field = byId("link");
      #list = byId("completions");
      #send;
      #facts = { schemes: [], paths: [] };
      #links = [];
      #active = -1;
      #timer = null;

      constructor(send) {
        this.#send = send;
        const field = this.#field;
        field.addEventListener("input", () => this.#change());
        field.addEventListener("blur", () => this.#close());
        field.addEventListener("keydown", (event) => this.#press(event));
        // The field keeps the focus while somebody clicks into the list.
        this.#list.addEventListener("pointerdown", (event) => event.preventDefault());
        this.#list.addEventListener("click", (event) => {
          const option = event.target.closest("[role=option]");
          if (option) this.#choose(option.textContent);
        });
        byId("link-form").addEventListener("submit", (event) => {
          event.preventDefault();
          this.#open();
        });
      }

      /** The links that the app knows. */
      know({ schemes, paths }) {
        this.#facts = { schemes, paths };
        const example = schemes.length > 0 ? `${schemes[0]}${paths[0] ?? ""}` : "A link";
        mark(this.#field, "placeholder", example);
      }

      /** The answer for a link; one for a link that is no longer in the field is too late. */
      showOutlook(link, outlook) {
        if (link === this.#link) showOutlook(outlook);
      }

      /** Asks again what the link would do, since the app has moved. */
      refresh() {
        if (this.#link && !firstGap(this.#link)) this.#askLater();
      }

      get #link() {
        return this.#field.value.trim();
      }

      #change() {
        this.#suggest();
        if (!this.#link || firstGap(this.#link)) showOutlook(null);
        this.refresh();
      }

      #askLater() {
        clearTimeout(this.#timer);
        this.#timer = setTimeout(() => {
          if (this.#link) this.#send("preview", { link: this.#link });
        }, rest);
      }

      #open() {
        if (this.#active >= 0) {
          this.#choose(this.#links[this.#active]);
          return;
        }
        this.#close();
        const gap = firstGap(this.#field.value);
        if (gap) this.#field.setSelectionRange(gap.start, gap.end);
        else if (this.#link) this.#send("open", { link: this.#link });
        if (gap || !this.#link) this.#field.focus();
      }

      // MARK: Completion

      #suggest() {
        this.#links = completions(this.#field.value, this.#facts.schemes, this.#facts.paths);
        this.#activate(-1);
        keepChildren(this.#list, this.#links, {
          key: (link) => link,
          create: (link) => make("li", { role: "option", id: `completion-${link}` }),
          update: (option, link) => say(option, link),
        });
        const isOpen = this.#links.length > 0;
        mark(this.#list, "hidden", !isOpen);
        mark(this.#field, "aria-expanded", String(isOpen));
      }

      #close() {
        this.#active = -1;
        mark(this.#field, "aria-activedescendant", null);
        mark(this.#list, "hidden", true);
        mark(this.#field, "aria-expanded", "false");
      }

      #activate(index) {
        this.#active = index;
        [...this.#list.children].forEach((option, place) => {
          mark(option, "aria-selected", String(place === index));
        });
        const option = this.#list.children[index];
        mark(this.#field, "aria-activedescendant", option?.id);
        option?.scrollIntoView({ block: "nearest" });
      }

      #choose(link) {
        this.#field.value = link;
        this.#field.focus();
        const gap = firstGap(link);
        if (gap) this.#field.setSelectionRange(gap.start, gap.end);
        this.#change();
        this.#close();
      }

      #press(event) {
        const isOpen = !this.#list.hidden;
        const count = this.#links.length;
        if (event.key === "Escape" && isOpen) {
          event.stopPropagation();
          this.#close();
        } else if (event.key === "ArrowDown" || event.key === "ArrowUp") {
          event.preventDefault();
          if (!isOpen) this.#suggest();
          if (count === 0) return;
          const step = event.key === "ArrowDown" ? 1 : -1;
          // One place more than there are links: the text as it was typed.
          this.#activate((this.#active + 1 + step + count + 1) % (count + 1) - 1);
        }
      }
    }

    """#
}
#endif
