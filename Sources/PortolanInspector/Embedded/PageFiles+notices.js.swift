#if DEBUG && Inspector
// Scripts/inspector has written this from Sources/PortolanInspector/Page/notices.js: change that file.
extension PageFiles {
  static let noticesJS = #"""
    import { byId, mark, say } from "./dom.js";

    const names = {
      connecting: "Connecting", open: "Connected", lost: "Connection lost", refused: "Not let in",
    };

    /** What was said last of a connection that is still lost. */
    let loss = "";

    /** What is said when nothing else is. */
    let resting = "";

    /** Says how the connection is: in the head of the page, and in a sentence. */
    export function showConnection(state, sentence) {
      // Each attempt that fails says the same: what was said in between stays.
      if (state === "lost" && sentence === loss) return;
      loss = state === "lost" ? sentence : "";
      document.documentElement.dataset.connection = state;
      say(byId("connection"), names[state]);
      mark(byId("reload"), "hidden", state !== "refused");
      resting = state === "open" ? sentence : "";
      showNotice(sentence, state === "open" ? "note" : "problem");
    }

    /** Takes a problem away that is no longer worth reading. */
    export function clearNotice() {
      showNotice(resting);
    }

    /** Shows one sentence in the place of the last; `tone` is `note` or `problem`. */
    export function showNotice(sentence, tone = "note") {
      const status = byId("status");
      mark(status, "data-tone", tone);
      say(status, sentence);
    }

    """#
}
#endif
