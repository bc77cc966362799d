import Foundation
import Requirements
import Testing
import UIKit

// Where a test names no source: Apple's reference of UIToolbar and UIBarButtonItem.
@MainActor
@Suite struct BarTests {
    // A toolbar is 44 points high (hacknicity.medium.com, 2018-06).
    private final class NamedItem: UIBarButtonItem {
        let name: String

        override init() {
            name = "own"
            super.init()
        }

        required init?(coder: NSCoder) { nil }
    }

    @Test("Spaces are made of the class that is asked for", .requirement("U357"))
    func spacesOfSubclasses() {
        let (flexible, fixed) = (NamedItem.flexibleSpace(), NamedItem.fixedSpace(12))
        #expect(flexible.name == "own" && fixed.name == "own")
        #expect(fixed.width == 12)
        #expect(type(of: flexible) == NamedItem.self)
    }

    @Test("A toolbar is 44 points high, and keeps its width when it is sized to fit")
    func aToolbarIs44PointsHigh() {
        let toolbar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 320, height: 0))
        toolbar.sizeToFit()
        #expect(toolbar.bounds.size == CGSize(width: 320, height: 44))
        #expect(toolbar.intrinsicContentSize.height == 44)
    }

    // Apple, accessibilityLabel: an item says it to VoiceOver; by default it comes from the title.
    @Test("VoiceOver reads out an item's accessibility label, and without one its title")
    func anItemIsReadOutByItsLabelOrItsTitle() throws {
        let toolbar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        let item = UIBarButtonItem(title: "Go", style: .plain, target: nil, action: nil)
        toolbar.items = [item]
        toolbar.layoutIfNeeded()
        #expect(labels(in: toolbar) == ["Go"])

        item.accessibilityLabel = "Go there"
        #expect(labels(in: toolbar) == ["Go there"])
    }

    @Test("Done is prominent, and an image is shown without its title (assumed: A71)")
    func doneIsProminentAndImagesStandAlone() {
        let done = UIBarButtonItem(barButtonSystemItem: .done, target: nil, action: nil)
        #expect(done.style == .done)
        let toolbar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        toolbar.items = [
            UIBarButtonItem(
                title: "Add", image: UIImage(systemName: "plus"), primaryAction: nil)
        ]
        toolbar.layoutIfNeeded()
        #expect(!texts(in: toolbar).contains("Add"))
    }

    private func texts(in view: UIView) -> [String] {
        view.subviews.flatMap { child in
            (child as? UILabel)?.text.map { [$0] } ?? texts(in: child)
        }
    }

    private func labels(in view: UIView) -> [String] {
        view.subviews.flatMap { child in
            (child as? UIButton)?.accessibilityLabel.map { [$0] } ?? labels(in: child)
        }
    }

    // Apple's reference: a flexible space takes what the others leave.
    @Test("A flexible space pushes two items to the ends of the toolbar")
    func aFlexibleSpacePushesItemsApart() {
        let left = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
        let right = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 20))
        let toolbar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        toolbar.items = [
            UIBarButtonItem(customView: left), .flexibleSpace(), UIBarButtonItem(customView: right),
        ]
        toolbar.layoutIfNeeded()

        #expect(left.frame.minX + right.frame.maxX == 320)
        #expect(left.frame == CGRect(x: left.frame.minX, y: 12, width: 30, height: 20))
        #expect(right.frame.width == 50)
    }

    // Apple's reference: the space has this width.
    @Test("A fixed space keeps two items as far apart as it is wide")
    func aFixedSpaceIsAsWideAsItSays() {
        let views = [30.0, 30].map { UIView(frame: CGRect(x: 0, y: 0, width: $0, height: 20)) }
        let toolbar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        toolbar.items = [
            UIBarButtonItem(customView: views[0]), .fixedSpace(17),
            UIBarButtonItem(customView: views[1]),
        ]
        toolbar.layoutIfNeeded()

        #expect(views[1].frame.minX - views[0].frame.maxX == 17)
    }

    @Test("An item's custom view leaves the toolbar when the items are removed")
    func replacedItemsLeaveTheBar() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
        let toolbar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        toolbar.items = [UIBarButtonItem(customView: view)]
        #expect(view.superview != nil)
        toolbar.setItems(nil, animated: false)
        #expect(view.superview == nil)
        #expect(toolbar.items?.isEmpty ?? true)
    }

    // Apple's reference: the title is centered where there is room.
    @Test("A navigation bar shows the top item's title view centered, and its button at the right")
    func aNavigationBarShowsItsTopItem() throws {
        let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        let titleView = UIView(frame: CGRect(x: 0, y: 0, width: 80, height: 30))
        let item = UINavigationItem(title: "One")
        item.titleView = titleView
        let button = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 30))
        item.rightBarButtonItem = UIBarButtonItem(customView: button)
        bar.items = [item]
        bar.layoutIfNeeded()

        #expect(titleView.frame.midX == 160)
        #expect(button.frame.maxX <= 320 && button.frame.minX > titleView.frame.maxX)
        bar.push(UINavigationItem(title: "Two"), animated: false)
        #expect(titleView.superview == nil)
        #expect(bar.backItem === item)
        #expect(bar.popNavigationItem(animated: false)?.title == "Two")
        #expect(titleView.superview != nil)
    }

    // UIKit's header: items that are set in groups replace those that were set one by one.
    @available(iOS 16, *)
    @Test("Groups of items replace single ones, and are where they are read (assumed: A71)")
    func groupsReplaceItems() {
        let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        let item = UINavigationItem(title: "")
        let views = (0...3).map { _ in UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 30)) }
        let items = views.map { UIBarButtonItem(customView: $0) }
        item.leftBarButtonItem = items[3]
        item.leadingItemGroups = [
            UIBarButtonItemGroup(barButtonItems: [items[0]], representativeItem: nil)
        ]
        item.trailingItemGroups = [
            UIBarButtonItemGroup(barButtonItems: [items[1], items[2]], representativeItem: nil)
        ]
        bar.items = [item]
        bar.layoutIfNeeded()
        #expect(views[3].window == nil && !views[3].isDescendant(of: bar))
        let edges = views.dropLast().map { $0.convert($0.bounds, to: bar).minX }
        #expect(edges == edges.sorted() && Set(edges).count == 3)
        #expect(edges[0] < 160 && edges[1] > 160)
    }

    @Test("A new bar button item is plain and enabled, and a fixed space as wide as asked")
    func factoriesMakeItemsOfTheRightKind() {
        let item = UIBarButtonItem(title: "Next", image: nil, primaryAction: nil)
        #expect(item.title == "Next" && item.isEnabled && item.style == .plain)
        #expect(UIBarButtonItem.fixedSpace(12).width == 12)
    }
}
