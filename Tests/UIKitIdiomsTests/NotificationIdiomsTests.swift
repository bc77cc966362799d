import Foundation
import Testing
import UIKit

@Suite struct NotificationIdiomsTests {
    @Test func placeholder() {
        #expect(UIResponder.keyboardFrameEndUserInfoKey.isEmpty == false)
    }
}
