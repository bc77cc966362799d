import CoreGraphics
import Foundation

extension KeyboardRecording: Decodable {
    /// The reasons for which a file is not a recording.
    public enum ReadingError: Error, Equatable, CustomStringConvertible {
        /// The file is not JSON.
        case notJSON
        /// The value at `path` is missing or of another type than expected.
        case malformed(path: String)

        public var description: String {
            switch self {
            case .notJSON: "The file isn't JSON."
            case .malformed(""): "The file's JSON isn't an object."
            case .malformed(let path):
                "“\(path)” is missing, or has another type than in a recording."
            }
        }
    }

    /// Creates a recording from a JSON document.
    ///
    /// - Throws: A ``ReadingError`` if `json` is not a recording.
    public init(json: Data) throws(ReadingError) {
        do {
            self = try JSONDecoder().decode(KeyboardRecording.self, from: json)
        } catch let error as DecodingError {
            throw ReadingError(error)
        } catch {
            throw .notJSON
        }
    }

    private enum CodingKeys: String, CodingKey {
        case device, os, orientation, scenario, screen, events
    }

    /// Creates a recording by decoding from a decoder; all keys but the events may be missing.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        device = try container.decodeIfPresent(String.self, forKey: .device) ?? ""
        system = try container.decodeIfPresent(String.self, forKey: .os) ?? ""
        orientation = try container.decodeIfPresent(String.self, forKey: .orientation) ?? ""
        scenario = try container.decodeIfPresent(String.self, forKey: .scenario) ?? ""
        screen = try container.size(forKey: .screen)
        events = try container.decode([Event].self, forKey: .events)
    }
}

extension KeyboardRecording.ReadingError {
    fileprivate init(_ error: DecodingError) {
        let context: DecodingError.Context
        switch error {
        case .dataCorrupted(let found):
            // Only the parser itself reports an error without a path.
            guard !found.codingPath.isEmpty else {
                self = .notJSON
                return
            }
            context = found
        case .typeMismatch(_, let found), .valueNotFound(_, let found): context = found
        case .keyNotFound(let key, let found):
            self = .malformed(path: Self.path(found.codingPath + [key]))
            return
        @unknown default:
            self = .notJSON
            return
        }
        self = .malformed(path: Self.path(context.codingPath))
    }

    private static func path(_ keys: [any CodingKey]) -> String {
        keys.map { $0.intValue.map(String.init) ?? $0.stringValue }.joined(separator: ".")
    }
}

extension KeyboardRecording.Event: Decodable {
    private enum CodingKeys: String, CodingKey {
        case name, frameBegin, frameEnd, duration, curve, isLocal, time, extra
    }

    /// The keys of the additional information that sources have.
    private enum ExtraKeys: String, CodingKey {
        case realKeyboard
    }

    /// Creates an event by decoding from a decoder; all keys may be missing.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        name = try container.decodeIfPresent(String.self, forKey: .name) ?? ""
        begin = try container.rect(forKey: .frameBegin)
        end = try container.rect(forKey: .frameEnd)
        duration = try container.decodeIfPresent(Double.self, forKey: .duration)
        // The value is decoded as a Double, so that a fraction or a huge number is an unknown
        // curve, not an error.
        curve = try container.decodeIfPresent(Double.self, forKey: .curve).flatMap(
            Int.init(exactly:))
        isLocal = try container.decodeIfPresent(Bool.self, forKey: .isLocal)
        time = try container.decodeIfPresent(Double.self, forKey: .time)
        guard container.contains(.extra), try !container.decodeNil(forKey: .extra) else { return }
        realKeyboard = try container.nestedContainer(keyedBy: ExtraKeys.self, forKey: .extra)
            .rect(forKey: .realKeyboard)
    }
}

extension KeyedDecodingContainer {
    /// Returns an array of numbers; `nil` if there is none, or if it doesn't have `count` numbers.
    fileprivate func numbers(_ count: Int, forKey key: Key) throws -> [CGFloat?]? {
        guard let values = try decodeIfPresent([Double?].self, forKey: key), values.count == count
        else { return nil }
        return values.map { $0.map { CGFloat($0) } }
    }

    fileprivate func rect(forKey key: Key) throws -> KeyboardRecording.PartialRect? {
        try numbers(4, forKey: key).map {
            KeyboardRecording.PartialRect(x: $0[0], y: $0[1], width: $0[2], height: $0[3])
        }
    }

    fileprivate func size(forKey key: Key) throws -> CGSize? {
        guard let sides = try numbers(2, forKey: key), let width = sides[0], let height = sides[1]
        else { return nil }
        return CGSize(width: width, height: height)
    }
}
