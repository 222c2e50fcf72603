#if DEBUG && Inspector
// Scripts/inspector has written this from Sources/PortolanInspector/Page/chart.css: change that file.
extension PageFiles {
  static let chartCSS = #"""
    /* The tree: a deck for each layer, the front one first; in it the courses of its stacks. */

    .tree {
      display: flex;
      flex-direction: column;
      gap: 10px;
    }

    .tree:empty::after {
      color: var(--faint);
      content: "Nothing is shown yet.";
    }

    .deck {
      background: var(--well);
      border: 1px solid var(--line);
      border-inline-start: 3px solid var(--course);
      border-radius: 6px;
      padding: 8px 10px 10px;
    }

    .deck[data-kept] {
      border-inline-start: 3px double var(--edge);
    }

    .depth {
      color: var(--faint);
      display: block;
      font-size: 0.8rem;
      margin-bottom: 4px;
    }

    .node {
      border-radius: 6px;
      min-width: 0;
    }

    .node:focus-visible {
      outline: none;
    }

    .node:focus-visible > .chip {
      outline: 2px solid var(--course);
      outline-offset: 2px;
    }

    .chip {
      align-items: center;
      background: var(--paper);
      border: 1px solid var(--edge);
      border-radius: 6px;
      display: inline-flex;
      flex-wrap: wrap;
      font-family: var(--mono);
      font-size: 0.86rem;
      gap: 0 7px;
      max-width: 100%;
      min-height: 26px;
      padding: 1px 8px;
    }

    .chip .name {
      min-width: 0;
      overflow-wrap: anywhere;
    }

    .chip:hover {
      border-color: var(--course);
    }

    .tag {
      color: var(--faint);
      font-family: system-ui, sans-serif;
      font-size: 0.8rem;
    }

    .tag:empty {
      display: none;
    }

    .node[data-selected] > .chip::before {
      background: var(--brass);
      content: "";
      height: 7px;
      transform: rotate(45deg);
      width: 7px;
    }

    .node[data-visible] > .chip {
      background: var(--course-wash);
      border-color: var(--course);
    }

    .node[data-visible][data-kind="screen"] > .chip {
      background: var(--course);
      color: var(--on-course);
    }

    .node[data-visible][data-kind="screen"][data-selected] > .chip::before {
      background: var(--on-course);
    }

    .node[data-kind="slot"] > .chip {
      background: none;
      border-style: dashed;
      color: var(--faint);
    }

    .node[data-kind="foreign"] > .chip {
      border-style: double;
      border-width: 3px;
    }

    .tree .node[data-change="entering"][data-kind] > .chip {
      background: var(--good-wash);
      border-color: var(--good);
      color: var(--ink);
    }

    .tree .node[data-change="going"][data-kind] > .chip {
      background: var(--bad-wash);
      border-color: var(--bad);
      color: var(--ink);
    }

    .node[data-change="entering"] > .chip::after {
      color: var(--good);
      content: "+";
      font-weight: 700;
    }

    .node[data-change="going"] > .chip::after {
      color: var(--bad);
      content: "−";
      font-weight: 700;
    }

    .members {
      display: flex;
      flex-direction: column;
      gap: 6px;
      margin-top: 6px;
    }

    .node:not([data-kind="stack"]) > .members {
      border-inline-start: 1px solid var(--edge);
      margin-inline-start: 10px;
      padding-inline-start: 14px;
    }

    .node:not([data-kind="stack"]) > .members > .node {
      /* Beyond that many levels the chart is wider than its place, and scrolls in it. */
      min-width: 9em;
      position: relative;
    }

    .node:not([data-kind="stack"]) > .members > .node::before {
      border-top: 1px solid var(--edge);
      content: "";
      left: -14px;
      position: absolute;
      top: 13px;
      width: 12px;
    }

    /* A stack is a course: from screen to screen, the last one on top. */
    .node[data-kind="stack"] > .members {
      align-items: flex-start;
      flex-flow: row wrap;
      gap: 6px 22px;
      padding-inline-start: 22px;
    }

    .node[data-kind="stack"] > .members > .node {
      position: relative;
    }

    .node[data-kind="stack"] > .members > .node::before {
      border: solid var(--brass);
      border-width: 2px 2px 0 0;
      content: "";
      height: 7px;
      left: -16px;
      position: absolute;
      top: 10px;
      transform: rotate(45deg);
      width: 7px;
    }

    #chart .well {
      container-type: inline-size;
    }

    #chart-change {
      display: grid;
      gap: 14px 16px;
      grid-template-columns: minmax(0, 1fr);
    }

    #chart-change h3 {
      margin-bottom: 6px;
    }

    @container (min-width: 540px) {
      #chart-change {
        grid-template-columns: repeat(2, minmax(0, 1fr));
      }

      #chart-change > :first-child {
        grid-column: 1 / -1;
      }
    }

    .legend {
      color: var(--faint);
      display: flex;
      flex-wrap: wrap;
      font-size: 0.8rem;
      gap: 4px 16px;
    }

    .legend li {
      align-items: center;
      display: flex;
      gap: 6px;
    }

    .legend li::before {
      border: 1px solid var(--edge);
      border-radius: 4px;
      content: "";
      height: 12px;
      width: 18px;
    }

    .legend .is-seen::before {
      background: var(--course);
      border-color: var(--course);
    }

    .legend .is-chosen::before {
      background: var(--brass);
      border: 0;
      border-radius: 0;
      height: 7px;
      transform: rotate(45deg);
      width: 7px;
    }

    .legend .is-slot::before {
      border-style: dashed;
    }

    .legend .is-entering::before {
      background: var(--good-wash);
      border-color: var(--good);
    }

    .legend .is-going::before {
      background: var(--bad-wash);
      border-color: var(--bad);
    }

    #chart:has(#view-now:checked) :is(.is-entering, .is-going) {
      display: none;
    }

    .facts {
      border-top: 1px solid var(--line);
      color: var(--faint);
      min-height: 3.3em;
      padding-top: 8px;
    }

    #held-back li {
      background: var(--brass-wash);
      border-inline-start: 3px solid var(--brass);
      border-radius: 4px;
      color: var(--brass);
      overflow-wrap: anywhere;
      padding: 4px 10px;
    }

    """#
}
#endif
