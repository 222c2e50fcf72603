#if DEBUG && Inspector
// Scripts/inspector has written this from Sources/PortolanInspector/Page/base.css: change that file.
extension PageFiles {
  static let baseCSS = #"""
    /* Colours, type and controls. A sea chart: paper, ink, a course in blue, a mark in brass. */

    :root {
      color-scheme: light dark;
      --sea: #e9eeee;
      --paper: #fbfcfb;
      --well: #f2f5f4;
      --ink: #12242e;
      --faint: #465a65;
      --line: #cdd8da;
      --edge: #7d9199;
      --course: #0a5a78;
      --course-wash: #dcebf0;
      --on-course: #ffffff;
      --brass: #7a5000;
      --brass-wash: #f9eeda;
      --good: #1a6140;
      --good-wash: #dff0e6;
      --bad: #a3231f;
      --bad-wash: #fbe9e7;
      --shadow: 0 1px 2px rgb(18 36 46 / 0.06), 0 4px 16px rgb(18 36 46 / 0.05);
      --mono: ui-monospace, "SF Mono", SFMono-Regular, Menlo, Consolas, "DejaVu Sans Mono", monospace;
      --round: 10px;
    }

    @media (prefers-color-scheme: dark) {
      :root {
        --sea: #0a1218;
        --paper: #111c24;
        --well: #0d171e;
        --ink: #e4edf0;
        --faint: #a3b6bf;
        --line: #273843;
        --edge: #61757f;
        --course: #6cc7e3;
        --course-wash: #143342;
        --on-course: #04151c;
        --brass: #e6bd70;
        --brass-wash: #2c2414;
        --good: #7bd3a3;
        --good-wash: #12301f;
        --bad: #ffa39a;
        --bad-wash: #381a18;
        --shadow: 0 1px 2px rgb(0 0 0 / 0.4);
      }
    }

    *,
    *::before,
    *::after {
      box-sizing: border-box;
    }

    [hidden] {
      display: none !important;
    }

    html {
      background: var(--sea);
      color: var(--ink);
      font: 15px/1.45 system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", sans-serif;
      -webkit-text-size-adjust: 100%;
      text-size-adjust: 100%;
    }

    body,
    h1,
    h2,
    h3,
    p,
    ul,
    ol,
    dl,
    dd,
    fieldset {
      margin: 0;
      padding: 0;
    }

    ul,
    ol {
      list-style: none;
    }

    fieldset {
      border: 0;
      min-width: 0;
    }

    h2 {
      font-size: 0.8rem;
      font-weight: 650;
      letter-spacing: 0.09em;
      text-transform: uppercase;
    }

    h3 {
      color: var(--faint);
      font-size: 0.8rem;
      font-weight: 600;
    }

    code,
    .panel textarea,
    .steps,
    .facts {
      font-family: var(--mono);
      font-size: 0.86rem;
    }

    h3,
    code,
    button,
    summary,
    .steps,
    .facts,
    .problem-text {
      overflow-wrap: anywhere;
    }

    .quiet {
      color: var(--faint);
      font-weight: 400;
    }

    .unseen {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
      white-space: nowrap;
    }

    .problem-text {
      color: var(--bad);
      white-space: pre-wrap;
    }

    .steps {
      counter-reset: step;
    }

    .steps li {
      counter-increment: step;
      display: grid;
      gap: 0.6em;
      grid-template-columns: 1.6em minmax(0, 1fr);
    }

    .steps li::before {
      color: var(--faint);
      content: counter(step);
      text-align: end;
    }

    button,
    input,
    textarea,
    summary {
      color: inherit;
      font: inherit;
    }

    .panel button,
    .notice button,
    .panel summary {
      cursor: pointer;
    }

    .panel button,
    .notice button,
    #actions summary {
      background: var(--paper);
      border: 1px solid var(--edge);
      border-radius: 7px;
      font-size: 0.93rem;
      min-height: 32px;
      min-width: 32px;
      padding: 4px 12px;
    }

    .panel button:hover,
    .notice button:hover,
    #actions summary:hover {
      background: var(--course-wash);
      border-color: var(--course);
    }

    .panel button.primary {
      background: var(--course);
      border-color: var(--course);
      color: var(--on-course);
      font-weight: 600;
    }

    .panel button.primary:hover {
      background: color-mix(in srgb, var(--course) 88%, var(--ink));
    }

    .panel button:disabled {
      background: var(--well);
      border-style: dashed;
      color: var(--faint);
      cursor: default;
    }

    .panel input:not([type="checkbox"], [type="radio"], [type="file"]),
    .panel textarea {
      background: var(--well);
      border: 1px solid var(--edge);
      border-radius: 7px;
      min-height: 32px;
      min-width: 0;
      padding: 4px 10px;
      width: 100%;
    }

    ::placeholder {
      color: var(--faint);
      opacity: 1;
    }

    :focus-visible {
      outline: 2px solid var(--course);
      outline-offset: 2px;
    }

    @media (prefers-reduced-motion: reduce) {
      *,
      *::before,
      *::after {
        animation: none !important;
        transition: none !important;
      }
    }

    .kinds legend {
      color: var(--faint);
      float: inline-start;
      font-size: 0.86rem;
      margin-inline-end: 4px;
      padding: 6px 0;
    }

    /* Choices side by side: the box itself is as large as its label, and seen by the label's colour. */

    .choice {
      display: flex;
    }

    .choice label,
    .kinds label {
      align-items: center;
      border: 1px solid var(--edge);
      cursor: pointer;
      display: flex;
      font-size: 0.86rem;
      min-height: 32px;
      padding: 2px 12px;
      position: relative;
    }

    .kinds label {
      border-radius: 99px;
      border-style: dashed;
      color: var(--faint);
    }

    .choice label:first-of-type {
      border-radius: 7px 0 0 7px;
    }

    .choice label:last-of-type {
      border-inline-start: 0;
      border-radius: 0 7px 7px 0;
    }

    .choice label:has(:checked),
    .kinds label:has(:checked) {
      background: var(--course-wash);
      border-style: solid;
      color: var(--course);
      font-weight: 600;
    }

    .choice label:hover,
    .kinds label:hover {
      border-color: var(--course);
    }

    .choice input,
    .kinds input {
      appearance: none;
      border-radius: inherit;
      cursor: pointer;
      inset: 0;
      margin: 0;
      min-height: 24px;
      min-width: 24px;
      position: absolute;
    }

    """#
}
#endif
