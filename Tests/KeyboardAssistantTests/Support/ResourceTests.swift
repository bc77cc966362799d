import Foundation
import Testing

@testable import KeyboardAssistant

@Suite struct ResourceTests {
    @Test(
        "U244 The resource bundle loads and has the bar's texts",
        arguments: ["Previous", "Next", "Done"])
    func texts(key: String) {
        let text = Bundle.keyboardAssistant.localizedString(
            forKey: key, value: "missing", table: nil)
        #expect(text == key)
    }

    @Test("U244 The resource bundle has the privacy manifest")
    func privacy() {
        #expect(
            Bundle.keyboardAssistant.url(forResource: "PrivacyInfo", withExtension: "xcprivacy")
                != nil)
    }
}
