#if DEBUG && Inspector
// Scripts/inspector has written this from Sources/PortolanInspector/Page/phone.css: change that file.
extension PageFiles {
  static let phoneCSS = #"""
    /* The phone's frame, and how layers lie over each other in its screen. */

    #phone {
      --bezel: #16242d;
      --bezel-text: #d5e0e4;
      outline-offset: 4px;
    }

    @media (prefers-color-scheme: dark) {
      #phone {
        --bezel: #1d2c36;
        --bezel-text: #dbe6ea;
      }
    }

    .frame {
      background: var(--bezel);
      border-radius: 44px;
      box-shadow: 0 0 0 1px rgb(255 255 255 / 0.08) inset, 0 12px 40px rgb(6 18 26 / 0.22);
      color: var(--bezel-text);
      margin: 0 auto;
      max-width: 414px;
      padding: 0 11px 16px;
    }

    /* A tablet's window stays readable where the page is narrow: it is scrolled to the side. */
    .frame:has([data-wide]) {
      max-width: 860px;
      overflow-x: auto;
      scrollbar-color: var(--bezel-text) var(--bezel);
      scrollbar-width: thin;
    }

    #screen[data-wide] {
      min-width: 620px;
      touch-action: auto;
    }

    .frame:has([data-wide]) > :is(#medium, #other-hand) {
      left: 0;
      position: sticky;
    }

    #medium {
      align-items: center;
      display: flex;
      font-size: 0.8rem;
      gap: 8px;
      justify-content: center;
      letter-spacing: 0.02em;
      min-height: 34px;
      overflow-wrap: anywhere;
      padding: 6px 24px;
      text-align: center;
    }

    #medium::before {
      border: 1.5px solid #e6bd70;
      border-radius: 50%;
      content: "";
      flex: none;
      height: 7px;
      width: 7px;
    }

    #other-hand {
      font-size: 0.8rem;
      padding-top: 10px;
      text-align: center;
    }

    #screen {
      --width: 390;
      --height: 844;
      --pt: calc(100cqw / var(--width));
      --ground: #f2f2f6;
      --bar: #fafafc;
      --cell: #ffffff;
      --text: #10151a;
      --second: #53585f;
      --rule: #d5d6dc;
      --tint: #0a5a78;
      --wrong: #a3231f;
      --right: #1a6140;
      aspect-ratio: var(--width) / var(--height);
      background: var(--ground);
      border-radius: 30px;
      color: var(--text);
      container-type: inline-size;
      display: grid;
      overflow: clip;
      position: relative;
      touch-action: pan-y;
      /* A selected text would be dragged along instead of the screen. */
      user-select: none;
      width: 100%;
    }

    @media (prefers-color-scheme: dark) {
      #screen {
        --ground: #0b0d10;
        --bar: #15181c;
        --cell: #1d2127;
        --text: #f0f3f5;
        --second: #a9b0b7;
        --rule: #343a41;
        --tint: #6cc7e3;
        --wrong: #ffa39a;
        --right: #7bd3a3;
      }
    }

    #screen:not(:has(.card [data-kind] [data-kind]))::after {
      color: var(--second);
      content: "Nothing is on the screen.";
      left: 0;
      position: absolute;
      right: 0;
      text-align: center;
      top: 45%;
    }

    [data-connection="lost"] #screen,
    [data-connection="refused"] #screen {
      filter: grayscale(1);
    }

    .layer {
      display: grid;
      grid-area: 1 / 1;
      isolation: isolate;
      min-height: 0;
      min-width: 0;
      outline: none;
      position: relative;
    }

    .layer > * {
      grid-area: 1 / 1;
      min-height: 0;
      min-width: 0;
    }

    .scrim {
      background: rgb(0 0 0 / 0.42);
    }

    .layer[data-style="base"] > .scrim,
    .layer[data-style="full"] > .scrim {
      background: none;
    }

    .card {
      background: var(--ground);
      display: grid;
      overflow: clip;
      position: relative;
    }

    .card > * {
      grid-area: 1 / 1;
      min-height: 0;
      min-width: 0;
    }

    .layer[data-style="sheet"] > .card {
      border-radius: calc(14 * var(--pt)) calc(14 * var(--pt)) 0 0;
      box-shadow: 0 0 calc(30 * var(--pt)) rgb(0 0 0 / 0.2);
      margin-top: calc((46 + 10 * var(--depth, 1)) * var(--pt));
    }

    .layer[data-style="sheet"] > .card::after {
      background: var(--second);
      border-radius: 9px;
      content: "";
      height: calc(5 * var(--pt));
      left: calc(50% - 18 * var(--pt));
      opacity: 0;
      position: absolute;
      top: calc(6 * var(--pt));
      width: calc(36 * var(--pt));
    }

    #screen[data-gestures~="drag"] > .layer[data-style="sheet"]:not([inert]) > .card::after {
      opacity: 0.55;
    }

    .layer[data-style="over"] > .card {
      border-radius: calc(18 * var(--pt));
      box-shadow: 0 calc(8 * var(--pt)) calc(40 * var(--pt)) rgb(0 0 0 / 0.3);
    }

    .layer[data-style="over"] > .card {
      border: 1px solid var(--rule);
      margin: calc(110 * var(--pt)) calc(24 * var(--pt));
    }

    /* A screen that stands alone. */

    #solo {
      align-items: center;
      border-inline-start: 3px solid var(--brass);
      flex-direction: row;
      flex-wrap: wrap;
      gap: 8px 12px;
      margin: 0 auto 12px;
      max-width: 414px;
      padding: 8px 12px;
    }

    #solo p,
    #questions span {
      flex: 1;
      min-width: 0;
    }

    #questions:empty {
      display: none;
    }

    #questions {
      flex-basis: 100%;
    }

    #questions li {
      align-items: center;
      display: flex;
      gap: 8px;
      padding-top: 6px;
    }

    """#
}
#endif
