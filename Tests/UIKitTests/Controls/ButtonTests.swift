import Foundation
import Testing
import UIKit

#if canImport(SimulatedDevice)
import SimulatedDevice
#endif

// Where a test names no source: Apple's reference of UIButton.
@MainActor
@Suite struct ButtonTests {
    // Apple's reference: a state without a title shows the title of the normal state.
    @Test("A state without a title of its own shows the title of the normal state")
    func aStateWithoutATitleShowsTheNormalOne() {
        let button = UIButton(type: .system)
        button.setTitle("Save", for: .normal)
        button.setTitle("Wait", for: .disabled)

        #expect(button.title(for: .highlighted) == "Save")
        #expect(button.currentTitle == "Save")
        button.isEnabled = false
        #expect(button.currentTitle == "Wait")
    }

    @Test("A primary action gives its title to the button, and runs on a touch up inside")
    func thePrimaryActionGivesTitleAndRunsOnATap() {
        let notes = Notes()
        let button = UIButton(
            type: .system, primaryAction: UIAction(title: "Go") { _ in notes.lines.append("go") })

        #expect(button.currentTitle == "Go")
        button.sendActions(for: .touchUpInside)
        #expect(notes.lines == ["go"])
    }

    // A button's text has six points above and below (codeandtheory/YMatterType#77), a system
    // button's has 15 points (assumed: A18).
    @Test("A system button is about 30 points high, and wider with a longer title")
    func theSizeFollowsTheTitle() {
        let button = UIButton(type: .system)
        button.setTitle("OK", for: .normal)
        let size = button.intrinsicContentSize

        #expect(size.width >= 30 && size.width < 40)
        #expect(size.height >= 29 && size.height <= 31)
        button.setTitle("A much longer title", for: .normal)
        #expect(button.intrinsicContentSize.width > size.width)
    }

    // 34 1/3 points for one line of body text (assumed: A19).
    @Test("Content insets, an image and its padding enlarge a configured button")
    func aConfiguredButtonHasInsets() {
        setUsualTextSize()
        var configuration = UIButton.Configuration.filled()
        configuration.title = "OK"
        let button = UIButton(configuration: configuration)
        let small = button.intrinsicContentSize

        #expect(small.height > 33 && small.height < 36)
        button.configuration?.contentInsets = NSDirectionalEdgeInsets(
            top: 20, leading: 12, bottom: 20, trailing: 12)
        #expect(button.intrinsicContentSize.height == small.height + 26)
        button.configuration?.image = UIImage(systemName: "plus")
        button.configuration?.imagePadding = 10
        #expect(button.intrinsicContentSize.width > small.width + 10)
    }

    @Test(
        "A configured button whose title needs two lines is as high as they are (assumed: A96)")
    func aConfiguredButtonIsAsHighAsItsLines() {
        setUsualTextSize()
        var configuration = UIButton.Configuration.filled()
        configuration.title = "Register account"
        let button = UIButton(configuration: configuration)
        button.translatesAutoresizingMaskIntoConstraints = false
        let single = button.intrinsicContentSize
        let parent = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
        parent.addSubview(button)
        NSLayoutConstraint.activate([
            button.topAnchor.constraint(equalTo: parent.topAnchor),
            button.leadingAnchor.constraint(equalTo: parent.leadingAnchor),
            button.widthAnchor.constraint(equalToConstant: single.width - 20),
        ])
        parent.layoutIfNeeded()

        #expect(button.bounds.height > single.height + 15)
        #expect(button.bounds.height < single.height + 30)
    }

    @Test("The update handler of a button runs at first, and when the state has changed")
    func theUpdateHandlerRunsWhenTheStateChanged() {
        let button = UIButton(configuration: .plain())
        var states: [Bool] = []
        button.configurationUpdateHandler = { states.append($0.isSelected) }
        button.layoutIfNeeded()
        button.isSelected = true
        button.layoutIfNeeded()

        #expect(states == [false, true])
    }

    // Apple's reference: the tint colors the title of a system button, white is a custom one's.
    @Test("A system button's title has the tint color, and a custom button's title is white")
    func theTitleHasTheTint() {
        let button = UIButton(type: .system)
        button.tintColor = .systemRed
        #expect(button.currentTitleColor == .systemRed)
        #expect(UIButton(type: .custom).currentTitleColor == .white)
    }

    @Test("A new configuration is rounded, and a disabled title isn't tinted (assumed: A72)")
    func newConfigurationIsRounded() {
        #expect(abs(UIButton.Configuration.filled().background.cornerRadius - 5.95) < 0.01)
        let button = UIButton(type: .system)
        button.tintColor = .systemRed
        button.isEnabled = false
        #expect(button.currentTitleColor != .systemRed)
    }

    @Test("An action for a tap and for the primary event runs once (assumed: A78)")
    func actionForBothEventsRunsOnce() {
        let (notes, button) = (Notes(), UIButton(type: .system))
        button.addAction(
            UIAction { _ in notes.lines.append("ran") },
            for: [.touchUpInside, .primaryActionTriggered])
        button.sendActions(for: .touchUpInside)
        #expect(notes.lines == ["ran"])
    }

    @Test("A button's image stands before or after its title, with the padding between them")
    func imageAndTitleStandBesideEachOther() throws {
        setUsualTextSize()
        let button = UIButton(configuration: .plain())
        button.configuration?.title = "Next"
        button.configuration?.image = UIImage(systemName: "plus")
        button.configuration?.imagePadding = 4
        button.frame = CGRect(origin: .zero, size: button.intrinsicContentSize)
        button.layoutIfNeeded()
        let image = try #require(button.imageView?.frame)
        let title = try #require(button.titleLabel?.frame)
        #expect(image.maxX + 4 == title.minX)

        button.configuration?.imagePlacement = .trailing
        button.layoutIfNeeded()
        let moved = try #require(button.imageView?.frame)
        #expect(button.titleLabel?.frame.maxX == moved.minX - 4)
    }
}

// Views outside a window have the text size of the device that another test made last.
@MainActor
private func setUsualTextSize() {
    #if canImport(SimulatedDevice)
    _ = SimulatedDevice(textSize: .large)
    #endif
}
