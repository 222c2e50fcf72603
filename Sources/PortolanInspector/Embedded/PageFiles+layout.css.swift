#if DEBUG && Inspector
// Scripts/inspector has written this from Sources/PortolanInspector/Page/layout.css: change that file.
extension PageFiles {
  static let layoutCSS = #"""
    /* Where the parts stand: beneath each other on a narrow page, beside each other on a wide one. */

    body {
      min-height: 100vh;
      padding: 0 12px 24px;
    }

    .skips {
      left: 12px;
      position: absolute;
      top: 0;
      z-index: 10;
    }

    .skips a {
      background: var(--course);
      border-radius: 0 0 7px 7px;
      color: var(--on-course);
      padding: 8px 14px;
      position: absolute;
      transform: translateY(-200%);
      white-space: nowrap;
    }

    .skips a:focus {
      transform: none;
    }

    .masthead {
      align-items: center;
      display: flex;
      flex-wrap: wrap;
      gap: 6px 10px;
      padding: 12px 0;
    }

    .masthead h1 {
      flex: 1;
      font-size: 1.15rem;
      font-weight: 650;
      letter-spacing: -0.01em;
      min-width: 0;
      overflow-wrap: anywhere;
    }

    .rose {
      fill: var(--faint);
      flex: none;
      height: 34px;
      width: 34px;
    }

    .rose circle {
      fill: none;
      stroke: var(--edge);
      stroke-width: 2;
    }

    .rose .minor {
      fill: var(--edge);
      opacity: 0.55;
    }

    .rose .north {
      fill: var(--brass);
    }

    #connection {
      align-items: center;
      background: var(--paper);
      border: 1px solid var(--line);
      border-radius: 99px;
      display: flex;
      flex: none;
      font-size: 0.86rem;
      gap: 8px;
      padding: 3px 12px;
    }

    #connection::before {
      background: var(--brass);
      border-radius: 50%;
      content: "";
      height: 8px;
      width: 8px;
    }

    [data-connection="open"] #connection::before {
      background: var(--good);
    }

    [data-connection="lost"] #connection,
    [data-connection="refused"] #connection {
      border-color: var(--bad);
      color: var(--bad);
    }

    [data-connection="lost"] #connection::before,
    [data-connection="refused"] #connection::before {
      background: var(--bad);
    }

    .notice {
      align-items: center;
      display: flex;
      flex: 1 0 100%;
      gap: 12px;
      min-height: 34px;
      order: 1;
    }

    #warning {
      margin: 0 0 12px;
      padding: 8px 12px;
      border-radius: var(--round);
      background: var(--brass-wash);
      color: var(--brass);
    }

    #status {
      color: var(--faint);
      flex: 1;
      min-width: 0;
      overflow-wrap: anywhere;
      white-space: pre-wrap;
    }

    #status[data-tone="problem"] {
      background: var(--bad-wash);
      border-inline-start: 3px solid var(--bad);
      border-radius: 4px;
      color: var(--bad);
      padding: 6px 12px;
    }

    main {
      display: grid;
      gap: 16px;
      grid-template-columns: minmax(0, 1fr);
      margin: 0 auto;
      max-width: 1800px;
    }

    .panel {
      background: var(--paper);
      border: 1px solid var(--line);
      border-radius: var(--round);
      box-shadow: var(--shadow);
      display: flex;
      flex-direction: column;
      gap: 12px;
      min-width: 0;
      padding: 14px 16px 16px;
    }

    .panel-head {
      align-items: center;
      display: flex;
      flex-wrap: wrap;
      gap: 6px 12px;
      min-height: 32px;
    }

    .panel-head > h2,
    .panel-head > h3 {
      flex: 1;
    }

    .well {
      max-height: min(70vh, 640px);
      overflow: auto;
      overscroll-behavior: auto;
    }

    .line {
      display: flex;
      gap: 8px;
    }

    .tools {
      display: flex;
      gap: 8px;
    }

    @media (min-width: 760px) {
      body {
        padding: 0 24px 32px;
      }

      .masthead h1 {
        flex: 0 1 auto;
        margin-inline-end: 14px;
        max-width: 45%;
      }

      .notice {
        flex: 1 1 0;
        order: 0;
      }

      main {
        align-items: start;
        grid-template-columns: 350px minmax(0, 1fr);
        grid-template-rows: auto auto auto auto 1fr;
      }

      #phone {
        grid-row: 1 / span 5;
      }

      #driving,
      #chart,
      #timeline,
      #catalogue,
      #map {
        grid-column: 2;
      }
    }

    @media (min-width: 760px) and (min-height: 900px) {
      #phone {
        position: sticky;
        top: 16px;
      }
    }

    @media (min-width: 1180px) {
      main {
        grid-template-columns: 350px minmax(0, 1.1fr) minmax(0, 1fr);
        grid-template-rows: auto auto 1fr auto;
      }

      #phone {
        grid-row: 1 / span 4;
      }

      #driving,
      #map {
        grid-column: 2 / span 2;
      }

      #timeline {
        grid-column: 3;
        grid-row: 2 / span 2;
      }

      #timeline .well {
        max-height: max(640px, calc(100vh - 280px));
      }
    }

    /* A tablet's window has more to show: the chart stands beside it, and all else below. */
    @media (min-width: 1180px) {
      main:has([data-wide]) {
        grid-template-columns: minmax(0, 1.4fr) minmax(0, 1fr);
        grid-template-rows: auto;
      }

      main:has([data-wide]) > #phone {
        grid-area: 1 / 1;
        position: static;
      }

      main:has([data-wide]) > #driving {
        grid-area: 2 / 1;
      }

      main:has([data-wide]) > #chart {
        align-self: stretch;
        grid-area: 1 / 2 / span 2;
      }

      main:has([data-wide]) > #timeline {
        grid-area: 3 / 1;
      }

      main:has([data-wide]) > #catalogue {
        grid-area: 3 / 2;
      }

      main:has([data-wide]) > #map {
        grid-area: 4 / 1 / auto / -1;
      }
    }

    """#
}
#endif
