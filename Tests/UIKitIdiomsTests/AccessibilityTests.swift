import Foundation
import Requirements
import Testing
import UIKit

/// A model object that is read out, though it is no view.
private final class Track: NSObject {
    let title: String

    init(title: String) {
        self.title = title
        super.init()
    }
}

/// A card that is one element, whatever is on it.
private final class CardView: UIView {
    let titleLabel = UILabel()
    let detailLabel = UILabel()
    private(set) var activations = 0

    override var isAccessibilityElement: Bool {
        get { true }
        set {}
    }

    override var accessibilityLabel: String? {
        get { [titleLabel.text, detailLabel.text].compactMap { $0 }.joined(separator: ", ") }
        set {}
    }

    override func accessibilityActivate() -> Bool {
        activations += 1
        return true
    }
}

/// A value that swipes up and down change.
private final class Stepper: UIControl {
    private(set) var value = 3

    override var accessibilityTraits: UIAccessibilityTraits {
        get { super.accessibilityTraits.union(.adjustable) }
        set { super.accessibilityTraits = newValue }
    }

    override var accessibilityValue: String? {
        get { "\(value) of 5" }
        set {}
    }

    override func accessibilityIncrement() {
        value = min(5, value + 1)
    }

    override func accessibilityDecrement() {
        value = max(0, value - 1)
    }
}

/// A chart whose bars are elements without being views.
private final class ChartView: UIView {
    func show(_ values: [Int]) {
        accessibilityElements = values.enumerated().map { index, value -> UIAccessibilityElement in
            let element = UIAccessibilityElement(accessibilityContainer: self)
            element.accessibilityLabel = "Bar \(index + 1)"
            element.accessibilityValue = "\(value)"
            element.accessibilityFrameInContainerSpace = CGRect(
                x: index * 20, y: 0, width: 20, height: value)
            return element
        }
    }
}

@MainActor
@Suite struct AccessibilityTests {
    @Test("Any object can be told what it says to assistive technologies", .requirement("U356"))
    func anyObjectCanBeGivenAccessibility() {
        let tracks = [Track(title: "One"), Track(title: "Two")]
        for track in tracks {
            track.isAccessibilityElement = true
            track.accessibilityLabel = track.title
            track.accessibilityHint = "Plays"
            track.accessibilityTraits = [.button, .playsSound]
        }
        #expect(tracks.map(\.accessibilityLabel) == ["One", "Two"])
        #expect(tracks[0].accessibilityHint == "Plays")
        #expect(tracks[1].accessibilityTraits.contains(.button))
        #expect(tracks[1].accessibilityValue == nil)
        let fresh = Track(title: "Three")
        #expect(!fresh.isAccessibilityElement)
        #expect(fresh.accessibilityLabel == nil)
        #expect(fresh.accessibilityTraits == .none)
        #expect(fresh.accessibilityFrame == .zero)
    }

    @Test("What an object said goes with it", .requirement("U356")) func whatObjectSaidGoesWithIt()
    {
        for round in 0..<500 {
            let track = Track(title: "\(round)")
            #expect(track.accessibilityLabel == nil)
            track.accessibilityLabel = track.title
            #expect(track.accessibilityLabel == "\(round)")
        }
        weak var gone: Track?
        do {
            let track = Track(title: "Last")
            track.accessibilityLabel = track.title
            gone = track
            #expect(gone != nil)
        }
        #expect(gone == nil)
    }

    @Test("An element does not keep its container", .requirement("U356"))
    func elementDoesNotKeepItsContainer() {
        weak var container: ChartView?
        let element: UIAccessibilityElement?
        do {
            let chart = ChartView(frame: .zero)
            chart.show([1])
            element = chart.accessibilityElements?.first as? UIAccessibilityElement
            container = chart
            #expect(element?.accessibilityContainer === chart)
        }
        #expect(container == nil)
        #expect(element != nil && element?.accessibilityContainer == nil)
    }

    @Test("An override answers whoever asks, by whatever type", .requirement("U356"))
    func overrideAnswersAskersOfAnyType() {
        let card = CardView()
        card.titleLabel.text = "Milk"
        card.detailLabel.text = "Today"
        card.accessibilityLabel = "Nothing"
        let object: NSObject = card
        #expect(card.accessibilityLabel == "Milk, Today")
        #expect(object.accessibilityLabel == "Milk, Today")
        #expect(object.isAccessibilityElement)
        #expect(card.accessibilityActivate())
        #expect(card.activations == 1)
    }

    @Test("A control overrides some answers and keeps the others", .requirement("U356"))
    func controlOverridesOnlySomeAnswers() {
        let stepper = Stepper()
        stepper.accessibilityLabel = "Stars"
        stepper.accessibilityIncrement()
        stepper.accessibilityIncrement()
        stepper.accessibilityIncrement()
        #expect(stepper.accessibilityValue == "5 of 5")
        stepper.accessibilityDecrement()
        #expect(stepper.accessibilityValue == "4 of 5")
        stepper.accessibilityTraits = .button
        #expect(stepper.accessibilityTraits == [.button, .adjustable])
        #expect((stepper as NSObject).accessibilityLabel == "Stars")
        #expect(!stepper.accessibilityPerformEscape())
    }

    @Test("Items, elements and controllers have the same members", .requirement("U356"))
    func elementsAndControllersShareSameMembers() {
        let item = UIBarButtonItem(title: "+", style: .plain, target: nil, action: nil)
        item.accessibilityLabel = "Add"
        item.accessibilityIdentifier = "add"
        #expect(item.accessibilityLabel == "Add")
        #expect(item.accessibilityIdentifier == "add")
        let view = UIView()
        view.accessibilityIdentifier = "box"
        view.accessibilityViewIsModal = true
        view.accessibilityElementsHidden = true
        #expect(view.accessibilityIdentifier == "box")
        #expect(view.accessibilityViewIsModal)
        #expect(view.accessibilityElementsHidden)
        let controller = UIViewController()
        controller.accessibilityLabel = "Screen"
        #expect(controller.accessibilityLabel == "Screen")
        let action = UIAlertAction(title: "OK", style: .default)
        action.accessibilityIdentifier = "ok"
        #expect(action.accessibilityIdentifier == "ok")
    }

    @Test(
        "A label is read out, a plain view is not, unless the app says otherwise",
        .requirement("U356"))
    func labelIsReadPlainViewNot() {
        let label = UILabel()
        #expect(label.isAccessibilityElement)
        #expect(label.accessibilityTraits == .staticText)
        label.accessibilityTraits = .header
        #expect(label.accessibilityTraits == .header)
        label.isAccessibilityElement = false
        #expect(!label.isAccessibilityElement)
        #expect(!UIView().isAccessibilityElement)
        #expect(UIButton(type: .system).accessibilityTraits.contains(.button))
    }
}

#if canImport(SimulatedDevice)
import HeadlessBehavior
import SimulatedDevice

@MainActor
@Suite struct AccessibilitySettingTests {
    @Test("Elements that are no views stand where their container puts them", .requirement("U357"))
    func elementsStandWhereContainerPutsThem() {
        let device = SimulatedDevice(.iPhone13)
        let controller = UIViewController()
        let chart = ChartView(frame: CGRect(x: 30, y: 100, width: 200, height: 100))
        controller.view.addSubview(chart)
        device.show(controller)
        chart.show([10, 20, 30])
        let elements = chart.accessibilityElements?.compactMap { $0 as? UIAccessibilityElement }
        #expect(elements?.map(\.accessibilityLabel) == ["Bar 1", "Bar 2", "Bar 3"])
        #expect(elements?.map(\.accessibilityValue) == ["10", "20", "30"])
        #expect(elements?.allSatisfy(\.isAccessibilityElement) == true)
        #expect(elements?.last?.accessibilityFrame == CGRect(x: 70, y: 100, width: 20, height: 30))
        #expect(chart.accessibilityFrame == CGRect(x: 30, y: 100, width: 200, height: 100))
    }

    @Test(
        "The settings of Accessibility can be asked for, and their changes are posted",
        .requirement("U357"))
    func settingsAreReadableAndChangesPosted() {
        let device = SimulatedDevice(.iPhone13)
        var heard: [Notification.Name] = []
        let names: [Notification.Name] = [
            UIAccessibility.reduceMotionStatusDidChangeNotification,
            UIAccessibility.prefersCrossFadeTransitionsStatusDidChange,
            UIAccessibility.voiceOverStatusDidChangeNotification,
            UIAccessibility.reduceTransparencyStatusDidChangeNotification,
            UIAccessibility.switchControlStatusDidChangeNotification,
            UIAccessibility.darkerSystemColorsStatusDidChangeNotification,
        ]
        let tokens = names.map { name in
            NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
                MainActor.assumeIsolated {
                    heard.append(name)
                }
            }
        }
        defer { tokens.forEach(NotificationCenter.default.removeObserver) }
        #expect(!UIAccessibility.isReduceMotionEnabled)
        #expect(!UIAccessibility.isVoiceOverRunning)

        device.accessibility.prefersCrossFadeTransitions = true
        #expect(!UIAccessibility.prefersCrossFadeTransitions)
        #expect(heard.isEmpty)
        device.accessibility.isReduceMotionEnabled = true
        #expect(UIAccessibility.isReduceMotionEnabled)
        #expect(UIAccessibility.prefersCrossFadeTransitions)
        #expect(heard == Array(names.prefix(2)))
        device.accessibility.isVoiceOverRunning = true
        device.accessibility.isSwitchControlRunning = true
        device.accessibility.isReduceTransparencyEnabled = true
        device.accessibility.isIncreaseContrastEnabled = true
        #expect(UIAccessibility.isVoiceOverRunning)
        #expect(UIAccessibility.isSwitchControlRunning)
        #expect(UIAccessibility.isReduceTransparencyEnabled)
        #expect(UIAccessibility.isDarkerSystemColorsEnabled)
        #expect(Set(heard) == Set(names) && heard.count == 6)
        #expect(
            names.map(\.rawValue) == [
                "UIAccessibilityReduceMotionStatusDidChangeNotification",
                "UIAccessibilityPrefersCrossFadeTransitionsStatusDidChangeNotification",
                "UIAccessibilityVoiceOverStatusDidChangeNotification",
                "UIAccessibilityReduceTransparencyStatusDidChangeNotification",
                "UIAccessibilitySwitchControlStatusDidChangeNotification",
                "UIAccessibilityDarkerSystemColorsStatusDidChangeNotification",
            ])

        _ = SimulatedDevice(.iPhone13)
        #expect(!UIAccessibility.isVoiceOverRunning)
    }

    @Test(
        "Increase Contrast changes the trait and the system's colors of views on the screen",
        .requirement("U587"))
    func contrastChangesColors() {
        let (device, screen) = (SimulatedDevice(), UIViewController())
        device.show(screen)
        func bytes(_ color: UIColor) -> [Int] {
            var (red, green, blue): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
            color.resolvedColor(with: screen.traitCollection)
                .getRed(&red, green: &green, blue: &blue, alpha: nil)
            return [red, green, blue].map { Int(($0 * 255).rounded()) }
        }
        #expect(screen.traitCollection.accessibilityContrast == .normal)
        #expect(bytes(.systemBlue) == [0, 122, 255])
        device.accessibility.isIncreaseContrastEnabled = true
        #expect(screen.traitCollection.accessibilityContrast == .high)
        #expect(bytes(.systemBlue) == [0, 64, 221])
        #expect(bytes(.secondarySystemBackground) == [235, 235, 240])
        device.style = .dark
        #expect(bytes(.systemBlue) == [64, 156, 255])
        #expect(bytes(.systemBackground) == [0, 0, 0])
        #expect(UITraitCollection(accessibilityContrast: .high).accessibilityContrast == .high)
        #expect(UITraitCollection().accessibilityContrast == .unspecified)
    }

    @Test("Voice Control's labels are kept with any object", .requirement("U587"))
    func userInputLabelsAreKept() {
        let (view, item) = (UIView(), UIBarButtonItem())
        #expect(view.accessibilityUserInputLabels == nil)
        view.accessibilityUserInputLabels = ["Go", "Send"]
        item.accessibilityUserInputLabels = ["Stop"]
        #expect(view.accessibilityUserInputLabels == ["Go", "Send"])
        #expect(item.accessibilityUserInputLabels == ["Stop"])
    }

    @Test("What an app tells assistive technologies can be read, in order", .requirement("U357"))
    func postedAnnouncementsAreReadInOrder() {
        let device = SimulatedDevice(.iPhone13)
        let controller = UIViewController()
        device.show(controller)
        UIAccessibility.post(notification: .announcement, argument: "3 results")
        UIAccessibility.post(notification: .layoutChanged, argument: controller.view)
        UIAccessibility.post(notification: .screenChanged, argument: nil)
        let posts = device.accessibilityPosts
        #expect(posts.map(\.notification) == [.announcement, .layoutChanged, .screenChanged])
        #expect(posts[0].argument as? String == "3 results")
        #expect(posts[1].argument as? UIView === controller.view)
        #expect(posts[2].argument == nil)
    }

    @Test("A view that an app has told of isn't kept")
    func postedViewIsReleased() {
        let device = SimulatedDevice(.iPhone13)
        weak var left: UIView?
        do {
            let view = UIView()
            left = view
            UIAccessibility.post(notification: .layoutChanged, argument: view)
        }
        #expect(left == nil)
        #expect(device.accessibilityPosts.count == 1)
    }
}
#endif
