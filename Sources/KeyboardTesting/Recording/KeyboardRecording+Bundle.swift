import Foundation

extension KeyboardRecording {
    /// The names of the recordings that come with the library, in alphabetical order.
    public static var names: [String] {
        let files = try? FileManager.default.contentsOfDirectory(
            atPath: Bundle.module.resourcePath ?? "")
        return (files ?? []).filter { $0.hasSuffix(".json") }.map { String($0.dropLast(5)) }
            .sorted()
    }

    /// Returns one of the recordings that come with the library.
    ///
    /// - Parameter name: One of ``names``, such as "iphone5-ios10-all-six".
    /// - Returns: The recording; `nil` if there is none of this name.
    public static func named(_ name: String) -> KeyboardRecording? {
        guard let file = Bundle.module.url(forResource: name, withExtension: "json"),
            let json = try? Data(contentsOf: file)
        else { return nil }
        return try? KeyboardRecording(json: json)
    }
}
