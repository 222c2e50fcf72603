#if DEBUG && Inspector
// Scripts/inspector has written this from Sources/PortolanInspector/Page/timeline.css: change that file.
extension PageFiles {
  static let timelineCSS = #"""
    /* What happened: one line to look over, the rest to unfold. */

    #rows {
      border-top: 1px solid var(--line);
    }

    .row {
      border-bottom: 1px solid var(--line);
      contain-intrinsic-size: auto 52px;
      content-visibility: auto;
    }

    .row summary {
      border-inline-start: 3px solid var(--edge);
      display: grid;
      gap: 0 12px;
      grid-template-columns: minmax(0, 1fr) auto;
      list-style: none;
      min-height: 32px;
      padding: 6px 8px 6px 10px;
    }

    .row summary::-webkit-details-marker {
      display: none;
    }

    .row summary:hover {
      background: var(--well);
    }

    .row summary:focus-visible {
      outline-offset: -2px;
    }

    .row-title {
      font-weight: 550;
      overflow-wrap: anywhere;
    }

    .row-state,
    .row-more {
      color: var(--faint);
      font-size: 0.82rem;
      font-variant-numeric: tabular-nums;
    }

    .row-more {
      grid-column: 1 / -1;
      overflow: hidden;
      text-overflow: ellipsis;
      white-space: nowrap;
    }

    .row-more:empty {
      display: none;
    }

    .row[data-kind="move"] .row-title {
      font-style: italic;
      font-weight: 450;
    }

    .row[data-state="arrived"] summary {
      border-color: var(--good);
    }

    .row[data-state="open"] summary {
      border-color: var(--course);
    }

    .row[data-state="parked"] summary {
      border-color: var(--brass);
    }

    .row[data-state="parked"] .row-state {
      color: var(--brass);
    }

    .row[data-state="failed"] summary,
    .row[data-kind="diagnostic"] summary {
      border-color: var(--bad);
    }

    .row[data-state="failed"] .row-state,
    .row[data-kind="diagnostic"] .row-title {
      color: var(--bad);
    }

    .row-facts {
      border-inline-start: 3px solid var(--line);
      display: grid;
      font-size: 0.88rem;
      gap: 4px 14px;
      grid-template-columns: 5.2em minmax(0, 1fr);
      padding: 4px 8px 12px 10px;
    }

    .row-facts dt {
      color: var(--faint);
    }

    .row-facts dd {
      overflow-wrap: anywhere;
      white-space: pre-wrap;
    }

    .row-facts .steps li {
      white-space: normal;
    }

    .filters {
      flex-wrap: wrap;
    }

    .filters > #filter {
      flex: 1 1 140px;
      width: auto;
    }

    .kinds {
      display: flex;
      flex-wrap: wrap;
      gap: 6px;
    }

    #replay {
      background: var(--bad-wash);
      border-inline-start: 3px solid var(--bad);
      border-radius: 4px;
      display: flex;
      flex-direction: column;
      gap: 8px;
      max-height: 320px;
      overflow: auto;
      padding: 8px 12px;
    }

    #replay h3 {
      color: inherit;
      font-size: 0.95rem;
    }

    #replay[data-same="true"] {
      background: var(--good-wash);
      border-color: var(--good);
    }

    #replay summary {
      min-height: 28px;
    }

    """#
}
#endif
