#if DEBUG && Inspector
// Scripts/inspector has written this from Sources/PortolanInspector/Page/layers.css: change that file.
extension PageFiles {
  static let layersCSS = #"""
    /* Layers that do not fill the screen: cards with a height, bubbles, alerts and choices. */

    /* A card that dims nothing leaves what is behind it to the finger. */
    .layer[data-undimmed] {
      pointer-events: none;
    }

    .layer[data-undimmed] > .card {
      pointer-events: auto;
    }

    .layer[data-undimmed] > .scrim {
      background: none;
    }

    .layer[data-style="sheet"][style*="--height"] > .card {
      align-self: end;
      height: calc(var(--height) * var(--pt));
      margin-top: 0;
      max-height: calc(100% - 46 * var(--pt));
    }

    #screen .beside {
      border-radius: 0;
      display: block;
      height: 100%;
      width: 100%;
    }

    /* Bubbles. */

    .layer[data-style="popover"] > .scrim {
      background: rgb(0 0 0 / 0.12);
    }

    .layer[data-style="popover"] > .card {
      border: 1px solid var(--rule);
      border-radius: calc(14 * var(--pt));
      box-shadow: 0 calc(8 * var(--pt)) calc(40 * var(--pt)) rgb(0 0 0 / 0.3);
      left: calc(var(--left) * var(--pt));
      max-height: calc(100% - (var(--edge) + 10) * var(--pt));
      min-height: calc(60 * var(--pt));
      position: absolute;
      width: calc(320 * var(--pt));
    }

    .layer[data-side="below"] > .card {
      top: calc(var(--edge) * var(--pt));
    }

    .layer[data-side="above"] > .card {
      bottom: calc(var(--edge) * var(--pt));
    }

    .layer[data-side="none"] > .card {
      left: calc(50% - 160 * var(--pt));
      max-height: 60%;
      top: 20%;
    }

    /* The arrow. */
    .layer[data-side="below"]::after,
    .layer[data-side="above"]::after {
      background: var(--rule);
      clip-path: polygon(50% 0, 100% 100%, 0 100%);
      content: "";
      height: calc(10 * var(--pt));
      left: calc((var(--arrow) - 10) * var(--pt));
      position: absolute;
      width: calc(20 * var(--pt));
    }

    .layer[data-side="below"]::after {
      top: calc((var(--edge) - 10) * var(--pt));
    }

    .layer[data-side="above"]::after {
      bottom: calc((var(--edge) - 10) * var(--pt));
      transform: rotate(180deg);
    }

    /* Alerts, and choices at the bottom. */

    .layer[data-style="alert"] > .card {
      border-radius: calc(16 * var(--pt));
      box-shadow: 0 calc(8 * var(--pt)) calc(40 * var(--pt)) rgb(0 0 0 / 0.3);
      max-height: 80%;
      place-self: center;
      width: calc(280 * var(--pt));
    }

    .layer[data-style="dialog"] > .card {
      align-self: end;
      background: none;
      margin: 0 calc(8 * var(--pt)) calc(20 * var(--pt));
      max-height: 85%;
    }

    /* What has a title among its content asks something: words, then buttons from edge to edge. */
    .screen > .body:has(> .title) {
      background: var(--bar);
      gap: 0;
      padding: 0;
    }

    .body > .title,
    .body:has(> .title) > :is(.label, .note, .heading, .problem) {
      overflow: visible;
      padding: 0 calc(18 * var(--pt));
      text-align: center;
      white-space: pre-line;
    }

    .body > .title {
      padding-top: calc(18 * var(--pt));
    }

    .body:has(> .title) > :is(.title, .label):has(+ .button) {
      padding-bottom: calc(18 * var(--pt));
    }

    .body:has(> .title) > .label {
      font-size: calc(14 * var(--pt));
      padding-top: calc(4 * var(--pt));
    }

    #screen .body:has(> .title) > .button {
      background: none;
      border: solid var(--rule);
      border-radius: 0;
      border-width: 1px 0 0;
      font-weight: 400;
      margin: 0;
      text-align: center;
    }

    #screen .button[data-role="destructive"] {
      color: var(--wrong);
    }

    #screen .body:has(> .title) > .button[data-role="cancel"] {
      font-weight: 650;
    }

    /* Two buttons of an alert stand beside each other, the one that cancels first. */
    .layer[data-style="alert"] .body:has(> .button + .button:last-child):not(:has(> .button + .button + .button)) {
      display: grid;
      grid-template-columns: 1fr 1fr;
    }

    .layer[data-style="alert"] .body > :not(.button) {
      grid-column: 1 / -1;
      order: -2;
    }

    .layer[data-style="alert"] .body > .button[data-role="cancel"] {
      order: -1;
    }

    #screen .layer[data-style="alert"] .body:not(:has(> .button + .button + .button)) > .button[data-role="cancel"]:not(:only-of-type) {
      border-inline-end-width: 1px;
    }

    /* The button that cancels stands by itself beneath the choices. */
    #screen .layer[data-style="dialog"] :is(.screen, .body) {
      background: none;
    }

    #screen .layer[data-style="dialog"] .body > * {
      background: var(--bar);
    }

    #screen .layer[data-style="dialog"] .body > :first-child {
      border-radius: calc(14 * var(--pt)) calc(14 * var(--pt)) 0 0;
    }

    #screen .layer[data-style="dialog"] .body > :is(:last-child, :has(+ [data-role="cancel"])) {
      border-radius: 0 0 calc(14 * var(--pt)) calc(14 * var(--pt));
    }

    #screen .layer[data-style="dialog"] .body > [data-role="cancel"]:last-child {
      border: 0;
      border-radius: calc(14 * var(--pt));
      margin-top: calc(8 * var(--pt));
    }

    """#
}
#endif
