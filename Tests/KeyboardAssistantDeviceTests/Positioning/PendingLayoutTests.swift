import CoreGraphics
import DeviceFixtures
import DeviceTesting
import Foundation
import HeadlessBehavior
import Requirements
import Testing
import UIKit

@testable import KeyboardAssistant
@testable import SimulatedDevice

/// What a keyboard event lays out, and what it leaves to the system.
@MainActor
@Suite(.doubts(.keyboard, .guides)) struct PendingLayoutTests {
    /// A part of the window that counts its layouts, in which it moves a view to `place`.
    private final class Pane: UIView {
        let mark = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        var place: CGFloat = 0
        private(set) var layouts = 0

        override func layoutSubviews() {
            super.layoutSubviews()
            layouts += 1
            mark.frame.origin.y = place
        }
    }

    /// A form beside a pane.
    private final class DividedScreen: UIViewController {
        let form = TestForm(fields: 20)
        let pane = Pane()

        override func viewDidLoad() {
            super.viewDidLoad()
            pane.addSubview(pane.mark)
            pane.frame = CGRect(x: 320, y: 0, width: 70, height: 844)
            addChild(form)
            form.view.frame = CGRect(x: 0, y: 0, width: 320, height: 844)
            view.addSubview(form.view)
            view.addSubview(pane)
            form.didMove(toParent: self)
        }
    }

    private static let notices: [(Notification.Name, CGFloat)] = [
        (UIResponder.keyboardWillChangeFrameNotification, 336),
        (UIResponder.keyboardWillShowNotification, 336),
        (UIResponder.keyboardDidChangeFrameNotification, 336),
        (UIResponder.keyboardDidShowNotification, 336),
        (UIResponder.keyboardWillShowNotification, 380),
        (UIResponder.keyboardDidShowNotification, 380),
        (UIResponder.keyboardWillHideNotification, 380),
        (UIResponder.keyboardDidHideNotification, 380),
    ]

    @Test(
        "What is pending elsewhere in the window is neither laid out nor animated by the keyboard",
        .requirement("U514"),
        .bug("https://github.com/hackiftekhar/IQKeyboardManager/issues/2157"),
        arguments: WayOfRoom.ofAssistant)
    func otherLayoutsStayPending(way: WayOfRoom) {
        let device = SimulatedDevice()
        device.keyboard.isSilent = true
        let screen = DividedScreen()
        device.show(screen)
        let form = screen.form
        let assistant = form.assisted(way.avoidance(form.bottomConstraint))
        device.focus(form.fields[19])
        for (index, (name, height)) in Self.notices.enumerated() {
            Animations.clearLog()
            let layouts = screen.pane.layouts
            screen.pane.place = CGFloat(index + 1) * 10
            screen.pane.setNeedsLayout()
            post(name, height: height)
            #expect(screen.pane.layouts == layouts, "\(name.rawValue)")
            #expect(Animations.log.allSatisfy { !$0.moved(screen.pane.mark) })
            device.settle()
            #expect(screen.pane.mark.frame.minY == screen.pane.place)
            guard index == 3 else { continue }
            #expect(form.frameInWindow(form.fields[19]).maxY <= 844 - 336)
        }
        withExtendedLifetime(assistant) {}
    }

    @Test(
        "A screen that a scene's assistant has not seen yet isn't laid out as a whole either",
        .requirement("U514"),
        .bug("https://github.com/hackiftekhar/IQKeyboardManager/issues/2157"))
    func newScreenStaysPending() {
        let scene = AssistedScene()
        let screen = DividedScreen()
        scene.show(screen)
        scene.device.keyboard.isSilent = true
        screen.form.fields[19].becomeFirstResponder()
        for (name, height) in Self.notices.prefix(4) {
            let layouts = screen.pane.layouts
            screen.pane.setNeedsLayout()
            post(name, height: height)
            #expect(screen.pane.layouts == layouts, "\(name.rawValue)")
            scene.device.settle()
        }
        #expect(screen.form.frameInWindow(screen.form.fields[19]).maxY <= 844 - 336)
    }

    @Test(
        "A change of the scroll view's frame that is pending counts when the keyboard comes",
        .requirement("U514"), arguments: WayOfRoom.ofAssistant)
    func pendingFrameCounts(way: WayOfRoom) {
        let device = SimulatedDevice()
        device.keyboard.isSilent = true
        let form = TestForm(fields: 20, bottom: .viewEdge)
        device.show(form)
        let assistant = form.assisted(way.avoidance(form.bottomConstraint))
        device.focus(form.fields[19])
        form.bottomConstraint.constant = -200
        post(UIResponder.keyboardWillShowNotification, height: 336)
        #expect(form.frameInWindow(form.fields[19]).maxY <= 844 - 336)
        let room = (form.scrollView.contentInset.bottom, form.bottomConstraint.constant)
        device.settle()
        #expect(room == (form.scrollView.contentInset.bottom, form.bottomConstraint.constant))
        #expect(form.frameInWindow(form.fields[19]).maxY <= 844 - 336)
        if way == .inset { #expect(abs(room.0 - 136) < 0.5) }
        withExtendedLifetime(assistant) {}
    }

    // MARK: Collection views

    /// A collection view with one field, which moves down whenever something is scrolled.
    private final class RestlessCollection: UICollectionView, UICollectionViewDataSource {
        let field = UITextField()
        private(set) lazy var top = field.topAnchor.constraint(equalTo: topAnchor, constant: 400)
        /// The number of times that the field still moves.
        var unrest = 0
        private(set) var changes = 0
        private var known = CGPoint.zero

        init() {
            let layout = UICollectionViewFlowLayout()
            layout.itemSize = CGSize(width: 390, height: 3000)
            super.init(
                frame: CGRect(x: 0, y: 0, width: 390, height: 844), collectionViewLayout: layout)
            register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
            dataSource = self
        }

        required init?(coder: NSCoder) { nil }

        override var contentOffset: CGPoint {
            didSet { if contentOffset != oldValue { changes += 1 } }
        }

        override var contentInset: UIEdgeInsets {
            didSet { if contentInset != oldValue { changes += 1 } }
        }

        override func layoutSubviews() {
            super.layoutSubviews()
            guard contentOffset != known else { return }
            known = contentOffset
            guard unrest > 0 else { return }
            unrest -= 1
            top.constant += 60
        }

        func collectionView(
            _ collectionView: UICollectionView, numberOfItemsInSection section: Int
        ) -> Int { 1 }

        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            let cell = dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
            field.translatesAutoresizingMaskIntoConstraints = false
            cell.contentView.addSubview(field)
            top = field.topAnchor.constraint(equalTo: cell.contentView.topAnchor, constant: 400)
            NSLayoutConstraint.activate([
                top, field.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor),
                field.widthAnchor.constraint(equalToConstant: 200),
                field.heightAnchor.constraint(equalToConstant: 40),
            ])
            return cell
        }

        func resetChanges() { changes = 0 }
    }

    @Test(
        "A collection view is changed once in its layout pass, however its cells respond",
        .requirement("U514"), .bug("https://github.com/xmtplabs/convos-ios/pull/1350"))
    func collectionChangesOnceInPass() throws {
        let device = SimulatedDevice()
        let screen = UIViewController()
        let list = RestlessCollection()
        screen.view.addSubview(list)
        device.show(screen)
        let navigator = InputNavigator()
        navigator.addInputItems(inputItems: [list.field])
        let assistant = KeyboardAssistant(scrollView: list, navigator: navigator)
        device.focus(list.field)
        let top = try #require(device.keyboard.frame?.minY)
        list.unrest = 6
        list.top.constant += 60
        list.resetChanges()
        list.layoutIfNeeded()
        #expect(list.changes == 1)
        for _ in 0..<10 {
            list.resetChanges()
            device.advance(by: 1.0 / 60)
            #expect(list.changes <= 1)
        }
        #expect(list.unrest == 0)
        #expect(list.field.convert(list.field.bounds, to: nil).maxY <= top)
        withExtendedLifetime(assistant) {}
    }
}
