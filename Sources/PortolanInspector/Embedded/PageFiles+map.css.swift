#if DEBUG && Inspector
// Scripts/inspector has written this from Sources/PortolanInspector/Page/map.css: change that file.
extension PageFiles {
  static let mapCSS = #"""
    /* The screens as their maps place them: each beneath the one that it stands on. */

    #map {
      container-type: inline-size;
    }

    #places li[data-place] {
      position: relative;
    }

    #places ul:not(.askers) {
      border-inline-start: 1px solid var(--edge);
      margin-inline-start: 10px;
      padding-inline-start: 16px;
    }

    #places ul:not(.askers) > li::before {
      border-top: 1px solid var(--edge);
      content: "";
      left: -16px;
      position: absolute;
      top: 21px;
      width: 12px;
    }

    .place {
      align-items: center;
      display: flex;
      flex-wrap: wrap;
      gap: 2px 10px;
      min-height: 42px;
      padding: 4px 0;
    }

    .place > .quiet {
      font-size: 0.86rem;
    }

    .place > code {
      background: var(--course-wash);
      border: 1px solid var(--course);
      border-radius: 6px;
      padding: 1px 8px;
    }

    .place .tag {
      min-width: 4.2em;
    }

    .guards {
      color: var(--brass);
      font-size: 0.86rem;
      overflow-wrap: anywhere;
    }

    .way-in {
      align-items: center;
      display: flex;
      flex-wrap: wrap;
      gap: 2px 10px;
      margin-inline-start: auto;
      min-width: 0;
    }

    .way-in code {
      min-width: 0;
    }

    .askers {
      color: var(--faint);
      font-family: var(--mono);
      font-size: 0.82rem;
      overflow-wrap: anywhere;
      padding-inline-start: 5.2em;
    }

    @container (max-width: 560px) {
      #places ul:not(.askers) {
        margin-inline-start: 4px;
        padding-inline-start: 12px;
      }

      #places ul:not(.askers) > li::before {
        left: -12px;
        width: 9px;
      }

      .way-in {
        flex-basis: 100%;
        margin-inline-start: 0;
      }

      .askers {
        padding-inline-start: 0;
      }
    }

    """#
}
#endif
