#if DEBUG && Inspector
// Scripts/inspector has written this from Sources/PortolanInspector/Page/driving.css: change that file.
extension PageFiles {
  static let drivingCSS = #"""
    /* The field for links, the app's own actions, and the catalogue. */

    #link-form {
      display: grid;
      gap: 4px;
    }

    #link-form label {
      color: var(--faint);
      font-size: 0.86rem;
    }

    .combo {
      flex: 1;
      min-width: 0;
      position: relative;
    }

    .panel #link {
      font-family: var(--mono);
      font-size: 0.95rem;
      min-height: 40px;
    }

    #link-form .primary {
      min-height: 40px;
      padding-inline: 20px;
    }

    #completions {
      background: var(--paper);
      border: 1px solid var(--edge);
      border-radius: 7px;
      box-shadow: 0 10px 30px rgb(6 18 26 / 0.25);
      left: 0;
      margin-top: 4px;
      overflow: hidden;
      position: absolute;
      right: 0;
      z-index: 5;
    }

    #completions li {
      cursor: pointer;
      font-family: var(--mono);
      font-size: 0.9rem;
      overflow-wrap: anywhere;
      padding: 6px 10px;
    }

    #completions li:hover,
    #completions li[aria-selected="true"] {
      background: var(--course-wash);
    }

    #outlook {
      display: flex;
      flex-direction: column;
      gap: 6px;
    }

    #outlook:empty {
      display: none;
    }

    #outlook[data-tone] {
      background: var(--well);
      border-inline-start: 3px solid var(--course);
      border-radius: 4px;
      padding: 8px 12px;
    }

    #outlook[data-tone="problem"] {
      background: var(--bad-wash);
      border-color: var(--bad);
    }

    #outlook summary {
      min-height: 28px;
    }

    #outlook details[open] .tree {
      margin: 6px 0;
    }

    #actions {
      align-items: flex-start;
      display: flex;
      flex-wrap: wrap;
      gap: 8px;
    }

    #actions summary {
      align-items: center;
      display: flex;
      list-style: none;
      max-width: 100%;
      width: max-content;
    }

    #actions > * {
      max-width: 100%;
    }

    #actions summary::-webkit-details-marker {
      display: none;
    }

    #actions details[open] {
      background: var(--well);
      border-radius: 7px;
      padding-bottom: 10px;
    }

    #actions details form {
      display: flex;
      flex-wrap: wrap;
      gap: 8px;
      padding: 10px 10px 0;
    }

    #actions form input {
      flex: 1 1 140px;
      width: auto;
    }

    #search {
      flex: 1 1 140px;
      max-width: 280px;
    }

    .module:not([hidden]) ~ .module {
      margin-top: 14px;
    }

    .module li {
      align-items: flex-start;
      border-bottom: 1px solid var(--line);
      display: flex;
      gap: 12px;
      padding: 5px 0;
    }

    .module li > :first-child {
      flex: 1;
      min-width: 0;
    }

    .module .plain,
    .module summary {
      min-height: 32px;
      padding: 5px 0;
    }

    .module .plain {
      padding-inline-start: 1.1em;
    }

    .values {
      font-size: 0.88rem;
      padding: 4px 2px 6px;
    }

    .values textarea {
      display: block;
      resize: vertical;
      tab-size: 2;
    }

    .values textarea[aria-invalid] {
      border-color: var(--bad);
    }

    """#
}
#endif
