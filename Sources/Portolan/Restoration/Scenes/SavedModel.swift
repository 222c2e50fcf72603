import Foundation

/// How the model of a screen is saved: as JSON text.
enum SavedModel {
  static func text(of model: some Encodable) throws -> String {
    String(decoding: try SavedRoute.encoder.encode(model), as: UTF8.self)
  }

  static func read<M: Decodable>(_ type: M.Type, from text: String) throws -> M {
    try JSONDecoder().decode(type, from: Data(text.utf8))
  }
}
