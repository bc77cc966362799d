import DeviceFixtures
import DeviceTesting
import Foundation
import KeyboardAssistant
import Requirements
import SimulatedDevice
import Testing
import UIKit

@MainActor
@Suite(.doubts(.keyboard, .lists)) struct BarTitleTests {
    private let stage = Stage()
    private var device: SimulatedDevice { stage.device }
    private var form: TestForm { stage.form }

    /// The navigator with the default bar for the form, and that bar, which shows titles.
    private func makeBar() -> (InputNavigator, DefaultNavigationView) {
        stage.bar.showsInputTitle = true
        return (stage.navigator, stage.bar)
    }

    @Test(
        "The bar shows the title of the input that is edited, wherever it comes from",
        .requirement("U369"))
    func barShowsTitleOfEditedInput() throws {
        let (navigator, bar) = makeBar()
        let notes = UITextView(frame: CGRect(x: 20, y: 300, width: 200, height: 60))
        notes.accessibilityLabel = "Notes"
        form.content.addSubview(notes)
        navigator.addInputItem(inputItem: notes)
        navigator.setTitle("Name", for: form.fields[0])
        form.fields[1].attributedPlaceholder = NSAttributedString(string: "Email")

        try device.tap(form.fields[0])
        device.settle()
        #expect(bar.shownTitle == "Name")
        try device.tap(bar.btNext)
        device.settle()
        #expect(bar.shownTitle == "Email")
        try device.tap(bar.btNext)
        device.settle()
        #expect(bar.shownTitle == "Field 2")
        try device.tap(bar.btNext)
        device.settle()
        #expect(bar.shownTitle == "Notes")
    }

    @Test(
        "The bar's own title stands where an input has none, and where titles are not wanted",
        .requirement("U369"))
    func barsOwnTitleStandsForMissingOnes() throws {
        let (_, bar) = makeBar()
        bar.title = "Sign Up"
        form.fields[1].placeholder = nil
        form.fields[0].becomeFirstResponder()
        #expect(bar.shownTitle == "Field 0")
        form.fields[1].becomeFirstResponder()
        #expect(bar.shownTitle == "Sign Up")

        form.fields[0].becomeFirstResponder()
        bar.showsInputTitle = false
        #expect(bar.shownTitle == "Sign Up")
        bar.showsInputTitle = true
        #expect(bar.shownTitle == "Field 0")
    }

    @Test(
        "A title that is set or removed during editing shows at once, an empty one hides",
        .requirement("U369"))
    func changedTitleShowsAtOnce() throws {
        let (navigator, bar) = makeBar()
        bar.title = "Sign Up"
        form.fields[0].becomeFirstResponder()
        navigator.setTitle("First Name", for: form.fields[0])
        navigator.setTitle("Last Name", for: form.fields[1])
        #expect(bar.shownTitle == "First Name")
        navigator.setTitle("", for: form.fields[0])
        #expect(bar.shownTitle == nil)
        navigator.setTitle(nil, for: form.fields[0])
        #expect(bar.shownTitle == "Field 0")
    }

    @Test(
        "VoiceOver reads the input's title between the arrows and Done, and nothing for none",
        .requirement("U369"))
    func voiceOverReadsInputsTitle() throws {
        let (navigator, bar) = makeBar()
        navigator.setTitle("", for: form.fields[1])
        form.fields[0].becomeFirstResponder()
        let labels = bar.elements.map { ($0 as? UILabel)?.text ?? $0.accessibilityLabel }
        #expect(labels == ["Previous", "Next", "Field 0", "Done"])
        form.fields[1].becomeFirstResponder()
        #expect(bar.elements == [bar.btPrev, bar.btNext, bar.btDone])
    }

    @Test("The title has the size for footnotes, and follows the text size", .requirement("U369"))
    func titleFollowsTextSize() throws {
        let (navigator, bar) = makeBar()
        form.fields[0].becomeFirstResponder()
        let label = try #require(bar.labels.first)
        #expect(label.font == .preferredFont(forTextStyle: .footnote))
        #expect(label.adjustsFontForContentSizeCategory)
        withExtendedLifetime(navigator) {}
    }

    @Test("A title that was shown is gone when editing ends", .requirement("U369"))
    func titleGoesWithEditing() throws {
        let (navigator, bar) = makeBar()
        device.focus(form.fields[0])
        #expect(bar.shownTitle == "Field 0")
        navigator.focusedItem = nil
        device.settle()
        #expect(bar.shownTitle == nil)
    }

    @Test("The bar follows through reused cells, row by row", .requirement("U369"))
    func barFollowsThroughReusedCells() throws {
        let form = RowForm(rows: 60)
        let bar = try #require(form.navigator.defaultController)
        bar.showsInputTitle = true
        form.tapField("0")
        var titles: [String?] = []
        for _ in 0..<40 {
            titles.append(bar.shownTitle)
            form.next()
        }
        #expect(titles == (0..<40).map { "\($0)" })
    }
}

extension DefaultNavigationView {
    /// The title that people see.
    fileprivate var shownTitle: String? {
        labels.first { !$0.isHidden }?.text
    }

    fileprivate var elements: [UIView] {
        accessibilityElements?.compactMap { $0 as? UIView } ?? []
    }
}
