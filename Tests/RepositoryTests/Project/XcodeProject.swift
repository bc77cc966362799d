import Foundation

/// An Xcode project file, as the objects that it consists of.
struct XcodeProject: Sendable {
    /// A value of the property list.
    enum Value: Equatable, Sendable {
        case string(String)
        case array([Value])
        case dictionary([String: Value])
    }

    struct Object: Equatable, Sendable {
        var isa: String
        var properties: [String: Value]

        /// The property's text; `nil` if it has none.
        subscript(key: String) -> String? {
            guard case .string(let text) = properties[key] else { return nil }
            return text
        }

        /// The texts of the property's array.
        func texts(_ key: String) -> [String] {
            guard case .array(let values) = properties[key] else { return [] }
            return values.compactMap { if case .string(let text) = $0 { text } else { nil } }
        }

        /// The texts of the property's dictionary.
        func table(_ key: String) -> [String: String] {
            guard case .dictionary(let values) = properties[key] else { return [:] }
            return values.compactMapValues { if case .string(let text) = $0 { text } else { nil } }
        }
    }

    struct ReadingError: Error {}

    let rootID: String
    let objects: [String: Object]

    init(_ text: String) throws {
        let list = try PropertyListSerialization.propertyList(
            from: Data(text.utf8), options: [], format: nil)
        guard case .dictionary(let top) = Value(list), case .string(let root)? = top["rootObject"],
            case .dictionary(let objects)? = top["objects"]
        else { throw ReadingError() }
        rootID = root
        self.objects = try objects.mapValues { value in
            guard case .dictionary(let properties) = value,
                case .string(let isa)? = properties["isa"]
            else { throw ReadingError() }
            return Object(isa: isa, properties: properties)
        }
    }

    // MARK: Objects

    func objects(isa: String) -> [(id: String, object: Object)] {
        objects.filter { $0.value.isa == isa }.map { ($0.key, $0.value) }.sorted { $0.0 < $1.0 }
    }

    var root: Object? { objects[rootID] }

    var targets: [Object] { objects(isa: "PBXNativeTarget").map(\.object) }

    /// The settings of `target`, by the names of its configurations.
    ///
    /// A target's own settings come before the project's.
    func settings(of target: Object) -> [String: [String: String]] {
        let common = root.map(ownSettings) ?? [:]
        return Dictionary(
            uniqueKeysWithValues: ownSettings(of: target).map { name, own in
                (name, own.merging(common[name] ?? [:]) { first, _ in first })
            })
    }

    /// The settings of a target or project without those that it inherits.
    func ownSettings(of object: Object) -> [String: [String: String]] {
        let list = object["buildConfigurationList"].flatMap { objects[$0] }
        let configurations = list?.texts("buildConfigurations").compactMap { objects[$0] } ?? []
        return Dictionary(
            configurations.map { ($0["name"] ?? "", $0.table("buildSettings")) },
            uniquingKeysWith: { first, _ in first })
    }
}

extension XcodeProject.Value {
    init(_ value: Any) {
        switch value {
        case let values as [Any]: self = .array(values.map(Self.init))
        case let values as [String: Any]: self = .dictionary(values.mapValues(Self.init))
        default: self = .string("\(value)")
        }
    }
}
