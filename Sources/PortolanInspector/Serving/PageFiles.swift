#if DEBUG && Inspector
import Foundation

/// The files of the page, which are part of the program.
struct PageFiles: Sendable {
  struct File: Sendable {
    let type: String
    let bytes: [UInt8]

    fileprivate init(_ kind: Kind, _ bytes: [UInt8]) {
      type = "text/\(kind); charset=utf-8"
      self.bytes = bytes
    }
  }

  fileprivate enum Kind {
    case html, css, javascript
  }

  private static let files: [String: File] = [
    "/actions.js": File(.javascript, PackageResources.actions_js),
    "/base.css": File(.css, PackageResources.base_css),
    "/catalogue.js": File(.javascript, PackageResources.catalogue_js),
    "/chart-outline.js": File(.javascript, PackageResources.chart_outline_js),
    "/chart-panel.js": File(.javascript, PackageResources.chart_panel_js),
    "/chart-words.js": File(.javascript, PackageResources.chart_words_js),
    "/chart.css": File(.css, PackageResources.chart_css),
    "/chart.js": File(.javascript, PackageResources.chart_js),
    "/completion.js": File(.javascript, PackageResources.completion_js),
    "/connection.js": File(.javascript, PackageResources.connection_js),
    "/dom.js": File(.javascript, PackageResources.dom_js),
    "/driving.css": File(.css, PackageResources.driving_css),
    "/elements.css": File(.css, PackageResources.elements_css),
    "/elements.js": File(.javascript, PackageResources.elements_js),
    "/finger.js": File(.javascript, PackageResources.finger_js),
    "/gestures.js": File(.javascript, PackageResources.gestures_js),
    "/ghosts.js": File(.javascript, PackageResources.ghosts_js),
    "/": File(.html, PackageResources.index_html),
    "/hold.js": File(.javascript, PackageResources.hold_js),
    "/keyed.js": File(.javascript, PackageResources.keyed_js),
    "/layers.css": File(.css, PackageResources.layers_css),
    "/layout.css": File(.css, PackageResources.layout_css),
    "/letters.css": File(.css, PackageResources.letters_css),
    "/link.js": File(.javascript, PackageResources.link_js),
    "/log.js": File(.javascript, PackageResources.log_js),
    "/main.js": File(.javascript, PackageResources.main_js),
    "/map.css": File(.css, PackageResources.map_css),
    "/map.js": File(.javascript, PackageResources.map_js),
    "/motion.js": File(.javascript, PackageResources.motion_js),
    "/moves.js": File(.javascript, PackageResources.moves_js),
    "/notices.js": File(.javascript, PackageResources.notices_js),
    "/outlook.js": File(.javascript, PackageResources.outlook_js),
    "/phone.css": File(.css, PackageResources.phone_css),
    "/phone.js": File(.javascript, PackageResources.phone_js),
    "/popover.js": File(.javascript, PackageResources.popover_js),
    "/row.js": File(.javascript, PackageResources.row_js),
    "/solo.js": File(.javascript, PackageResources.solo_js),
    "/stage.js": File(.javascript, PackageResources.stage_js),
    "/timeline.css": File(.css, PackageResources.timeline_css),
    "/timeline.js": File(.javascript, PackageResources.timeline_js),
    "/transition.js": File(.javascript, PackageResources.transition_js),
    "/typed.js": File(.javascript, PackageResources.typed_js),
  ]

  /// The file at a path; nil when there is none.
  static func file(at path: String) -> File? { files[path] }

  /// Forbids the page to load from or talk to other sites.
  static let policy = """
    default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; \
    img-src 'self' data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'
    """
}
#endif
