import Foundation
import Requirements
import Testing

@testable import KeyboardAssistant

@Suite struct ResourceTests {
    @Test(
        "The resource bundle loads and has the bar's texts", .requirement("U244"),
        arguments: ["Previous", "Next", "Done"])
    func resourceBundleHasBarTexts(key: String) {
        let text = Bundle.keyboardAssistant.localizedString(
            forKey: key, value: "missing", table: nil)
        #expect(text == key)
    }

    @Test("The resource bundle has the privacy manifest", .requirement("U244"))
    func resourceBundleHasPrivacyManifest() {
        #expect(
            Bundle.keyboardAssistant.url(forResource: "PrivacyInfo", withExtension: "xcprivacy")
                != nil)
    }

    /// The place of resources in a bundle: its root, but in a folder of its own on the Mac.
    private static var root: URL {
        let bundle = Bundle.keyboardAssistant.bundleURL
        let contents = bundle.appendingPathComponent("Contents/Resources")
        return FileManager.default.fileExists(atPath: contents.path) ? contents : bundle
    }

    @Test(
        "The tables of texts and the privacy manifest are at the bundle's root",
        .requirement("U500"))
    func resourcesAreAtRoot() throws {
        let names = try FileManager.default.contentsOfDirectory(atPath: Self.root.path)
        let tables = names.filter { $0.hasSuffix(".lproj") }.map { $0.lowercased() }
        #expect(Set(tables) == Set(Languages.all.map { "\($0.lowercased()).lproj" }))
        #expect(names.contains("en.lproj") && names.contains("PrivacyInfo.xcprivacy"))
        // Xcode can't sign a bundle with such a folder. An older build may have left one behind.
        #expect(!names.contains("Resources"), "delete \(Self.root.path), and build again")
    }
}
