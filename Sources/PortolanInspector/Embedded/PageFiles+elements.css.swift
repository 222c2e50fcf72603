#if DEBUG && Inspector
// Scripts/inspector has written this from Sources/PortolanInspector/Page/elements.css: change that file.
extension PageFiles {
  static let elementsCSS = #"""
    /* What is on a screen: bars, tabs, texts, buttons and fields, in the screen's points. */

    .element {
      font-family: system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", sans-serif;
    }

    #screen .screen {
      background: var(--ground);
      display: flex;
      flex-direction: column;
      font-size: calc(17 * var(--pt));
      line-height: 1.35;
      overflow: clip;
      overflow-wrap: anywhere;
    }

    .screen > .body {
      display: flex;
      flex: 1;
      flex-direction: column;
      gap: calc(12 * var(--pt));
      min-height: 0;
      overflow: hidden auto;
      padding: calc(16 * var(--pt));
    }

    /* What does not fit is scrolled to, not squeezed. */
    .screen > .body > *,
    .group > * {
      flex: none;
    }

    /* A screen that holds screens is only their place. */
    .screen[data-nests] > .body {
      gap: 0;
      overflow: clip;
      padding: 0;
      position: relative;
    }

    .screen[data-nests] > .body > :is(.screen, .split),
    .group > .split {
      flex: 1 1 0;
      min-height: 0;
    }

    /* Columns beside each other; the last one has the room that is left. */
    #screen .split {
      display: flex;
      gap: 1px;
      background: var(--rule);
    }

    .split > .screen {
      flex: 0 0 min(33%, calc(320 * var(--pt)));
      min-width: 0;
    }

    .split > .screen:last-child {
      flex: 1 1 0;
    }

    /* What is on its way out lies where it was, over or under what takes its place. */
    #screen [data-ghost] {
      position: absolute;
    }

    #screen .screen[data-ghost] {
      box-shadow: 0 0 calc(24 * var(--pt)) rgb(0 0 0 / 0.3);
    }

    .bar {
      align-items: center;
      background: var(--bar);
      border-bottom: 1px solid var(--rule);
      display: grid;
      gap: calc(4 * var(--pt));
      grid-template-columns: minmax(min-content, 1fr) minmax(0, auto) minmax(min-content, 1fr);
      min-height: calc(56 * var(--pt));
      padding: calc(6 * var(--pt)) calc(8 * var(--pt));
    }

    .layer[data-style="sheet"] .bar {
      padding-top: calc(14 * var(--pt));
      touch-action: none;
    }

    .bar > div {
      display: flex;
      gap: calc(4 * var(--pt));
      min-width: 0;
    }

    .bar > .end {
      justify-content: flex-end;
    }

    .element.title {
      font-weight: 650;
      overflow: hidden;
      text-align: center;
      text-overflow: ellipsis;
      white-space: nowrap;
    }

    #screen button {
      background: none;
      border: 0;
      border-radius: calc(10 * var(--pt));
      color: var(--tint);
      cursor: pointer;
      min-height: max(28px, calc(40 * var(--pt)));
      min-width: max(28px, calc(40 * var(--pt)));
      padding: calc(4 * var(--pt)) calc(10 * var(--pt));
      touch-action: manipulation;
    }

    #screen button:disabled {
      color: var(--second);
      cursor: default;
    }

    #screen :focus-visible {
      outline: 3px solid var(--tint);
      outline-offset: -3px;
    }

    #screen .back {
      align-items: center;
      display: flex;
      gap: calc(6 * var(--pt));
      max-width: calc(130 * var(--pt));
      overflow: hidden;
      text-overflow: ellipsis;
      white-space: nowrap;
    }

    #screen .back::before {
      border: solid currentColor;
      border-width: 0 0 2px 2px;
      content: "";
      flex: none;
      height: calc(10 * var(--pt));
      margin-inline-start: calc(3 * var(--pt));
      transform: rotate(45deg);
      width: calc(10 * var(--pt));
    }

    #screen[dir="rtl"] .back::before {
      transform: rotate(225deg);
    }

    #screen .trailing,
    #screen .leading {
      white-space: nowrap;
    }

    .tabBar {
      background: var(--bar);
      border-top: 1px solid var(--rule);
      display: flex;
      padding: calc(4 * var(--pt)) calc(4 * var(--pt)) calc(14 * var(--pt));
    }

    #screen .tab {
      color: var(--second);
      flex: 1 1 0;
      font-size: calc(14 * var(--pt));
      min-height: max(32px, calc(50 * var(--pt)));
      min-width: 0;
      overflow: hidden;
      padding: calc(4 * var(--pt)) 1px;
      text-overflow: ellipsis;
      white-space: nowrap;
    }

    #screen .tab::before {
      border: 2px solid currentColor;
      border-radius: 50%;
      content: "";
      display: block;
      height: calc(11 * var(--pt));
      margin: 0 auto calc(3 * var(--pt));
      width: calc(11 * var(--pt));
    }

    #screen .tab[aria-current] {
      color: var(--tint);
      font-weight: 650;
    }

    #screen .tab[aria-current]::before {
      background: currentColor;
    }

    .element.group {
      display: flex;
      flex-direction: column;
      gap: calc(10 * var(--pt));
    }

    #screen .button {
      background: var(--cell);
      border: 1px solid var(--rule);
      font-weight: 550;
      min-height: max(32px, calc(48 * var(--pt)));
      padding: calc(8 * var(--pt)) calc(14 * var(--pt));
      text-align: start;
    }

    #screen .button[data-chosen] {
      border-color: var(--tint);
      box-shadow: inset 0 0 0 1px var(--tint);
    }

    #screen .button:disabled {
      background: none;
      border-style: dashed;
    }

    /* Buttons right after each other are the rows of a list. */
    #screen .button:has(+ .button) {
      border-bottom-left-radius: 0;
      border-bottom-right-radius: 0;
    }

    #screen .button + .button {
      border-top-left-radius: 0;
      border-top-right-radius: 0;
      margin-top: calc(-12 * var(--pt) - 1px);
    }

    #screen .group > .button + .button {
      margin-top: calc(-10 * var(--pt) - 1px);
    }

    #screen .field {
      background: var(--cell);
      border: 1px solid var(--second);
      border-radius: calc(10 * var(--pt));
      min-height: max(32px, calc(48 * var(--pt)));
      min-width: 0;
      padding: calc(6 * var(--pt)) calc(12 * var(--pt));
      user-select: text;
      width: 100%;
    }

    #screen .field:disabled {
      background: none;
      border-style: dashed;
      color: var(--second);
    }

    #screen .field[data-secret] {
      -webkit-text-security: disc;
    }

    #screen .field::placeholder {
      color: var(--second);
    }

    .activity {
      align-self: center;
      animation: turn 900ms linear infinite;
      border: 3px solid var(--rule);
      border-radius: 50%;
      border-top-color: var(--tint);
      height: calc(34 * var(--pt));
      margin: calc(12 * var(--pt));
      width: calc(34 * var(--pt));
    }

    @keyframes turn {
      to {
        transform: rotate(1turn);
      }
    }

    """#
}
#endif
