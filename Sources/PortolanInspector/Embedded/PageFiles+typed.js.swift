#if DEBUG && Inspector
// Scripts/inspector has written this from Sources/PortolanInspector/Page/typed.js: change that file.
extension PageFiles {
  static let typedJS = #"""
    /**
     * What was typed and has not come back in a drawing yet.
     *
     * While somebody types, drawings arrive that know only the first letters. Putting those into the
     * field would take letters away; a text that was never typed is the app's own, and goes in.
     */
    export class TypedText {
      #waiting = new WeakMap();
      #drawn = new WeakMap();

      /** The text in a field was typed, and is on its way. */
      add(field) {
        const texts = this.#waiting.get(field) ?? [this.#drawn.get(field) ?? ""];
        this.#waiting.set(field, [...texts, field.value]);
      }

      /** Whether a text that was drawn is to stand in a field. */
      admits(field, text) {
        this.#drawn.set(field, text);
        const texts = this.#waiting.get(field);
        const place = texts ? texts.indexOf(text) : -1;
        if (text === field.value || place < 0) {
          this.#waiting.delete(field);
          return text !== field.value;
        }
        this.#waiting.set(field, texts.slice(place));
        return false;
      }
    }

    """#
}
#endif
