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
}
