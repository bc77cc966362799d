import Requirements
import Testing
import UIKit

@testable import KeyboardAssistant

@MainActor
@Suite struct InputTitleTests {
    @Test(
        "The app's title counts most, then the placeholder, then VoiceOver's label",
        .requirement("U369"),
        arguments: [
            (nil, nil, nil, nil), ("A", "B", "C", "A"), (nil, "B", "C", "B"), (nil, nil, "C", "C"),
            (nil, "", "C", "C"), (nil, " ", "C", "C"), (nil, "", "", nil), ("", "B", "C", ""),
        ] as [(String?, String?, String?, String?)])
    func firstSourceWithTextCounts(
        own: String?, placeholder: String?, label: String?, expected: String?
    ) {
        let title = InputTitle(own: own, placeholder: placeholder, accessibilityLabel: label)
        #expect(title.text == expected)
    }

    @Test("A title belongs to one view, until it is removed", .requirement("U369"))
    func titleBelongsToOneView() {
        let (first, second) = (UIView(), UIView())
        var titles = InputTitles()
        titles[first] = "First"
        titles[second] = "Second"
        titles[second] = nil
        #expect(titles[first] == "First")
        #expect(titles[second] == nil)
        #expect(titles.count == 1)
    }

    @Test("Titles of views that are gone do not pile up, nor pass to others", .requirement("U369"))
    func titlesOfGoneViewsAreForgotten() {
        var titles = InputTitles()
        let kept = UIView()
        titles[kept] = "Kept"
        for index in 0..<500 {
            let view = UIView()
            #expect(titles[view] == nil)
            titles[view] = "\(index)"
        }
        #expect(titles.count <= 33)
        #expect(titles[kept] == "Kept")
    }
}
