#if DEBUG && Inspector
// Scripts/inspector has written this from Sources/PortolanInspector/Page/timeline.js: change that file.
extension PageFiles {
  static let timelineJS = #"""
    import { byId, mark, say } from "./dom.js";
    import { createRow, fillRow, rowText, updateRow } from "./row.js";

    /** So many rows are kept; older ones are left to the exported log. */
    const most = 2000;
    /** So many are drawn in one go. */
    const portion = 60;

    const kindBoxes = [...document.querySelectorAll("[name=kinds]")];

    /**
     * What happened, newest first.
     *
     * Rows are drawn in portions, newest first, so that a long history does not hold up the page. One
     * row takes part in the order of Tab, the arrow keys go on from there.
     */
    export class Timeline {
      #list = byId("rows");
      #rows = new Map();
      #items = new Map();
      #texts = new Map();
      #hidden = 0;
      #isFilling = false;
      /** What a row must have to be seen. */
      #wanted = wanted();
      /** The row that Tab leads to. */
      #stop = null;

      constructor() {
        byId("filter").addEventListener("input", () => this.#filterAll());
        for (const box of kindBoxes) box.addEventListener("change", () => this.#filterAll());
        this.#list.addEventListener("toggle", (event) => this.#unfold(event.target), { capture: true });
        this.#list.addEventListener("keydown", (event) => this.#go(event));
        this.#list.addEventListener("focusin", (event) => this.#take(event.target));
      }

      /** Takes rows up: all there are, or those that are new or have changed. */
      show(rows, isWhole) {
        if (isWhole) this.reset();
        for (const row of rows) {
          this.#rows.set(row.id, row);
          this.#texts.set(row.id, rowText(row));
          const item = this.#items.get(row.id);
          if (item) this.#update(item, row);
        }
        this.#forgetOldest();
        this.#fill();
      }

      /** Forgets all rows. */
      reset() {
        for (const map of [this.#rows, this.#items, this.#texts]) map.clear();
        this.#hidden = 0;
        this.#list.replaceChildren();
        this.#count();
      }

      // MARK: Drawing

      #fill() {
        const ids = [...this.#rows.keys()].filter((id) => !this.#items.has(id));
        const missing = ids.sort((a, b) => b - a);
        for (const id of missing.slice(0, portion)) this.#draw(this.#rows.get(id));
        this.#chooseStop();
        this.#count();
        if (missing.length <= portion || this.#isFilling) return;
        this.#isFilling = true;
        requestAnimationFrame(() => setTimeout(() => {
          this.#isFilling = false;
          this.#fill();
        }));
      }

      #draw(row) {
        const item = createRow();
        this.#items.set(row.id, item);
        let next = this.#list.firstElementChild;
        if (Number(this.#list.lastElementChild?.dataset.id) > row.id) next = null;
        while (next && Number(next.dataset.id) > row.id) next = next.nextElementSibling;
        this.#list.insertBefore(item, next);
        this.#update(item, row);
      }

      #update(item, row) {
        updateRow(item, row);
        this.#filter(item, row);
      }

      #forgetOldest() {
        const ids = [...this.#rows.keys()].sort((a, b) => a - b);
        for (const id of ids.slice(0, Math.max(0, ids.length - most))) {
          const item = this.#items.get(id);
          if (item?.hidden) this.#hidden -= 1;
          item?.remove();
          for (const map of [this.#rows, this.#items, this.#texts]) map.delete(id);
        }
      }

      #count() {
        const all = this.#rows.size;
        const shown = this.#items.size - this.#hidden;
        say(byId("row-count"), this.#hidden === 0 ? `${all}` : `${shown} of ${all}`);
        mark(byId("no-rows"), "hidden", shown > 0);
        const reason = all === 0 ? "Nothing has happened yet." : "Nothing that happened is like that.";
        say(byId("no-rows"), reason);
      }

      // MARK: Filter

      #filterAll() {
        this.#wanted = wanted();
        for (const [id, item] of this.#items) this.#filter(item, this.#rows.get(id));
        this.#chooseStop();
        this.#count();
      }

      #filter(item, row) {
        const { words, kinds } = this.#wanted;
        const text = this.#texts.get(row.id);
        const isHidden = !kinds.has(row.kind) || !words.every((word) => text.includes(word));
        if (isHidden !== item.hidden) this.#hidden += isHidden ? 1 : -1;
        mark(item, "hidden", isHidden);
      }

      // MARK: Unfolding and keys

      #unfold(details) {
        const item = details.parentElement;
        const row = this.#rows.get(Number(item.dataset.id));
        if (details.open && row) fillRow(item, row);
      }

      #go(event) {
        if (event.target.localName !== "summary") return;
        const item = event.target.closest(".row");
        const next = nextItem(event.key, item, this.#list);
        if (next === undefined) return;
        event.preventDefault();
        next?.querySelector("summary").focus();
      }

      #take(target) {
        if (target.localName !== "summary") return;
        this.#stop?.setAttribute("tabindex", "-1");
        this.#stop = target;
        target.tabIndex = 0;
      }

      /** Lets Tab lead to the newest row, unless somebody is in the list. */
      #chooseStop() {
        if (this.#stop?.isConnected && this.#stop === document.activeElement) return;
        const newest = this.#list.querySelector(".row:not([hidden]) summary");
        if (newest) this.#take(newest);
      }
    }

    function wanted() {
      const words = byId("filter").value.toLowerCase().split(/\s+/).filter(Boolean);
      const kinds = new Set(kindBoxes.filter((box) => box.checked).map((box) => box.value));
      return { words, kinds };
    }

    /** Where a key leads from a row: undefined for a key that means nothing, null for nowhere. */
    function nextItem(key, item, list) {
      const step = { ArrowDown: "nextElementSibling", ArrowUp: "previousElementSibling" }[key];
      if (key === "Home") return list.querySelector(".row:not([hidden])");
      if (key === "End") return [...list.querySelectorAll(".row:not([hidden])")].at(-1);
      if (!step) return undefined;
      let next = item[step];
      while (next?.hidden) next = next[step];
      return next;
    }

    """#
}
#endif
