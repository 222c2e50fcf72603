#if DEBUG && Inspector
// Scripts/inspector has written this from Sources/PortolanInspector/Page/actions.js: change that file.
extension PageFiles {
  static let actionsJS = #"""
    import { byId, make } from "./dom.js";

    let drawn = "";

    /** Draws the buttons for what the app can do that no finger does, and the way back. */
    export function drawActions(actions, send) {
      // An app that begins anew says the same again: what was typed stays.
      const wanted = JSON.stringify(actions);
      if (wanted === drawn) return;
      drawn = wanted;
      const back = make("button", { type: "button", id: "back" }, "Back");
      back.addEventListener("click", () => send("back"));
      const draw = (action) => action.inputs.length > 0 ? form(action, send) : button(action, send);
      byId("actions").replaceChildren(back, ...actions.map(draw));
    }

    function button({ name }, send) {
      const node = make("button", { type: "button", "data-action": name }, name);
      node.addEventListener("click", () => send("act", { name, inputs: [] }));
      return node;
    }

    /** An action for which something is to be typed: unfolds into a form. */
    function form({ name, inputs }, send) {
      const fields = inputs.map((input) => make("input", {
        type: "text", autocomplete: "off", spellcheck: "false", "aria-label": input, placeholder: input,
      }));
      const submit = make("button", { class: "primary" }, "Do it");
      const body = make("form", { autocomplete: "off" }, ...fields, submit);
      const details = make("details", { "data-action": name }, make("summary", {}, `${name}…`), body);
      body.addEventListener("submit", (event) => {
        event.preventDefault();
        if (send("act", { name, inputs: fields.map((field) => field.value) })) details.open = false;
      });
      details.addEventListener("toggle", () => details.open && fields[0].focus());
      return details;
    }

    """#
}
#endif
