#if DEBUG && Inspector
// Scripts/inspector has written this from Sources/PortolanInspector/Page/solo.js: change that file.
extension PageFiles {
  static let soloJS = #"""
    import { byId, make, mark, say } from "./dom.js";
    import { keepChildren } from "./keyed.js";

    /** The screen that stands alone in place of the app: the way back, and guards answered by hand. */
    export class Solo {
      #send;

      constructor(send) {
        this.#send = send;
        byId("leave").addEventListener("click", () => send("leave"));
      }

      /** Says which screen stands alone; none when the app is shown. */
      show(name) {
        mark(byId("solo"), "hidden", !name);
        say(byId("solo-name"), name ?? "");
        this.ask([]);
      }

      /** Shows the guards that wait for an answer. */
      ask(questions) {
        keepChildren(byId("questions"), questions, {
          key: (question) => question.id,
          create: (question) => this.#question(question),
          update: (item, question) => mark(item, "data-question", question.id),
        });
      }

      #question({ id, rule }) {
        const answer = (isYes, text) => {
          const button = make("button", { type: "button", "data-answer": isYes ? "yes" : "no" }, text);
          button.addEventListener("click", () => this.#send("answer", { question: id, isYes }));
          return button;
        };
        return make(
          "li", {}, make("span", {}, make("code", {}, rule), "?"),
          answer(true, "Allow"), answer(false, "Deny"));
      }
    }

    """#
}
#endif
