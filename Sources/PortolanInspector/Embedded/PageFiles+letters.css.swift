#if DEBUG && Inspector
// Scripts/inspector has written this from Sources/PortolanInspector/Page/letters.css: change that file.
extension PageFiles {
  static let lettersCSS = #"""
    /* Texts: what each kind usually looks like, then the look that the app has given one. */

    .element:is(.heading, .label, .note, .problem) {
      white-space: pre-line;
    }

    .element.heading {
      font-size: calc(26 * var(--pt));
      font-weight: 700;
      letter-spacing: -0.015em;
      line-height: 1.2;
    }

    .element.note {
      color: var(--second);
      font-size: calc(14.5 * var(--pt));
    }

    .element.problem {
      color: var(--wrong);
      font-weight: 550;
    }

    .element[style*="--size"] {
      font-size: calc(var(--size) * var(--pt));
      font-weight: 400;
    }

    .element[data-bold] {
      font-weight: 650;
    }

    .element[data-color="primary"] {
      color: var(--text);
    }

    .element[data-color="secondary"] {
      color: var(--second);
    }

    .element[data-color="red"] {
      color: var(--wrong);
    }

    .element[data-color="green"] {
      color: var(--right);
    }

    .element[data-color="blue"] {
      color: var(--tint);
    }

    """#
}
#endif
