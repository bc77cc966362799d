/// A library of the package, which is a target and a product of the same name.
struct Library: CustomStringConvertible, Sendable {
    var name: String

    var folder: String { "Sources/\(name)" }
    /// The folder of the library's documentation.
    var catalog: String { "\(folder)/\(name).docc" }
    var description: String { name }

    /// The libraries, each after those that it builds on.
    static let all = [
        "KeyboardAssistant", "KeyNavigation", "KeyCommandCustomization", "KeyboardConversations",
        "KeyboardTesting",
    ].map { Library(name: $0) }

    /// The libraries for apps, which their tests don't need.
    static let forApps = all.filter { $0.name != "KeyboardTesting" }

    /// The paths of the library's Swift sources.
    func sources() throws -> [String] { try Repository.paths(in: folder, ".swift") }

    /// The paths of the Swift sources of the libraries for apps.
    static func sourcesForApps() throws -> [String] { try forApps.flatMap { try $0.sources() } }

    /// The names of the library's articles, without the catalog's landing page.
    func articles() throws -> [String] {
        try Repository.names(in: catalog).filter { $0.hasSuffix(".md") }
            .map { String($0.dropLast(3)) }.filter { $0 != name }.sorted()
    }

    /// The library's public names at the outermost level.
    var publicNames: Set<String> {
        Set(SourceFile.all.filter { $0.library == name }.flatMap(\.publicTopLevelNames))
    }
}
