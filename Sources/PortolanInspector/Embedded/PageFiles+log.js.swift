#if DEBUG && Inspector
// Scripts/inspector has written this from Sources/PortolanInspector/Page/log.js: change that file.
extension PageFiles {
  static let logJS = #"""
    import { byId, make, mark, steps } from "./dom.js";

    /** Saves the log as a file, and has another one replayed. */
    export class Log {
      #isWanted = false;
      #appName = "app";

      constructor(send) {
        byId("export").addEventListener("click", () => {
          this.#isWanted = send("export");
        });
        byId("import").addEventListener("click", () => byId("import-file").click());
        byId("import-file").addEventListener("change", async (event) => {
          const [file] = event.target.files;
          if (!file) return;
          const log = await file.text();
          event.target.value = "";
          send("read", { log });
        });
      }

      /** Whose log it is. */
      name(app) {
        this.#appName = app;
      }

      /** The log has come: it is saved where this page has asked for it. */
      save(text) {
        if (!this.#isWanted) return;
        this.#isWanted = false;
        const address = URL.createObjectURL(new Blob([text], { type: "application/json" }));
        const file = `${this.#appName.toLowerCase().replace(/[^a-z0-9]+/g, "-")}-log.json`;
        make("a", { href: address, download: file }).click();
        // The browser reads the address after the click has been handled.
        setTimeout(() => URL.revokeObjectURL(address), 10_000);
      }

      /** Shows what came of replaying a log. */
      showReplay({ records, differences, notes }) {
        const close = make("button", { type: "button" }, "Close");
        const box = byId("replay");
        const count = differences.length;
        const differs = count === 1 ? "One outcome differs" : `${count} outcomes differ`;
        const same = count === 0;
        mark(box, "data-same", String(same));
        mark(box, "hidden", false);
        close.addEventListener("click", () => {
          mark(box, "hidden", true);
          byId("import").focus();
        });
        box.replaceChildren(
          make("div", { class: "panel-head" },
            make("h3", {}, `Replayed: ${same ? "every outcome is the same" : differs}`), close),
          ...(same ? [] : [steps(differences)]),
          ...(notes.length === 0 ? [] : [make("details", {}, make("summary", {}, `Notes: ${notes.length}`), steps(notes))]),
          make("details", {}, make("summary", {}, `Records: ${records.length}`), steps(records)));
      }
    }

    """#
}
#endif
