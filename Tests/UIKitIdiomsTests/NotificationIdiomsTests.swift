import Foundation
import Testing
import UIKit

@Suite struct NotificationIdiomsTests {
    @Test("U357 The keys of keyboard notifications have values") func keys() {
        #expect(UIResponder.keyboardFrameEndUserInfoKey.isEmpty == false)
    }
}
