import Foundation

#if canImport(FoundationXML)
import FoundationXML
#endif

/// A scheme, as the targets that it names.
struct XcodeScheme: Sendable {
    /// A target that the scheme builds, runs or tests.
    struct Target: Hashable, Sendable {
        var id: String
        var name: String
        var product: String
        var container: String
    }

    struct ReadingError: Error {}

    /// The targets, by the names of the actions that use them.
    let targets: [String: Set<Target>]

    init(_ data: Data) throws {
        let reader = Reader()
        let parser = XMLParser(data: data)
        parser.delegate = reader
        // The parser accepts a document that ends too early.
        guard parser.parse(), reader.depth == 0 else { throw ReadingError() }
        targets = reader.targets
    }

    /// The targets that `project`, whose file is called `name`, doesn't have like this.
    func problems(in project: XcodeProject, named name: String) -> [String] {
        targets.values.joined().compactMap { target in
            let object = project.objects[target.id]
            let product = object?["productReference"].flatMap { project.objects[$0] }
            let isRight =
                object?["name"] == target.name && product?["path"] == target.product
                && target.container == "container:\(name)"
            return isRight ? nil : "\(name) has no target \(target)"
        }
    }

    private final class Reader: NSObject, XMLParserDelegate {
        var targets: [String: Set<Target>] = [:]
        private(set) var depth = 0
        private var action = ""

        func parser(
            _ parser: XMLParser, didStartElement element: String, namespaceURI: String?,
            qualifiedName: String?, attributes: [String: String] = [:]
        ) {
            depth += 1
            if element.hasSuffix("Action") { action = element }
            guard element == "BuildableReference" else { return }
            let target = Target(
                id: attributes["BlueprintIdentifier"] ?? "",
                name: attributes["BlueprintName"] ?? "",
                product: attributes["BuildableName"] ?? "",
                container: attributes["ReferencedContainer"] ?? "")
            targets[action, default: []].insert(target)
        }

        func parser(
            _ parser: XMLParser, didEndElement element: String, namespaceURI: String?,
            qualifiedName: String?
        ) {
            depth -= 1
        }
    }
}
