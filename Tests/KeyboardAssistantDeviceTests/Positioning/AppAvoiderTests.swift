import CoreGraphics
import DeviceFixtures
import Foundation
import Requirements
import SimulatedDevice
import Testing
import UIKit

@testable import KeyboardAssistant

/// A component that avoids the keyboard by itself, as many forms do.
@MainActor
private final class AppAvoider {
    enum Style: CaseIterable {
        /// It saves the number when the keyboard appears, and writes it back.
        case savesAndRestores
        /// It sets the number to the keyboard's height, and to zero.
        case setsAndZeroes
        /// It adds the keyboard's height to the number it saves, and writes that back.
        case addsToWhatItSaves
    }

    enum Moment: CaseIterable {
        case change, will, did

        var show: Notification.Name {
            switch self {
            case .change: UIResponder.keyboardWillChangeFrameNotification
            case .will: UIResponder.keyboardWillShowNotification
            case .did: UIResponder.keyboardDidShowNotification
            }
        }

        var hide: Notification.Name {
            switch self {
            case .change: UIResponder.keyboardWillChangeFrameNotification
            case .will: UIResponder.keyboardWillHideNotification
            case .did: UIResponder.keyboardDidHideNotification
            }
        }
    }

    enum Quantity: CaseIterable {
        case inset, constraint, frame, safeArea
    }

    let style: Style
    let quantity: Quantity
    weak var list: DraggableList?
    private var saved: CGFloat?
    private var tokens: NotificationTokens?

    init(_ style: Style, _ moment: Moment, _ quantity: Quantity, in list: DraggableList) {
        (self.style, self.quantity, self.list) = (style, quantity, list)
        tokens = NotificationTokens([moment.show, moment.hide], in: .default) { [weak self] note in
            let value = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue
            let screen = UIScreen.main.bounds.height
            let top = value?.cgRectValue.minY ?? screen
            let isShow = moment == .change ? top < screen : note.name == moment.show
            if isShow { self?.show(screen - top) } else { self?.hide() }
        }
    }

    private func show(_ height: CGFloat) {
        guard saved == nil else { return }
        saved = number
        number = style == .addsToWhatItSaves ? number + height : height
    }

    private func hide() {
        guard let saved else { return }
        number = style == .setsAndZeroes ? 0 : saved
        self.saved = nil
    }

    /// The number that it changes, in points by which content moves up.
    private var number: CGFloat {
        get {
            guard let list else { return 0 }
            switch quantity {
            case .inset: return list.scrollView.contentInset.bottom
            case .constraint: return -list.bottom.constant
            case .frame: return 844 - list.view.frame.height
            case .safeArea: return list.additionalSafeAreaInsets.bottom
            }
        }
        set {
            guard let list else { return }
            switch quantity {
            case .inset:
                list.scrollView.contentInset.bottom = newValue
                list.scrollView.verticalScrollIndicatorInsets = list.scrollView.contentInset
            case .constraint: list.bottom.constant = 0 - newValue
            case .frame: list.view.frame.size.height = 844 - newValue
            case .safeArea: list.additionalSafeAreaInsets.bottom = newValue
            }
        }
    }
}

/// Components of the app that avoid the keyboard, beside an assistant that does so, too.
@MainActor
@Suite struct AppAvoiderTests {
    /// The numbers that are the app's while there is no keyboard.
    private struct Numbers: Equatable {
        var inset, indicators, constant, safeArea, height: CGFloat

        @MainActor
        init(_ list: DraggableList) {
            inset = list.scrollView.contentInset.bottom
            indicators = list.scrollView.verticalScrollIndicatorInsets.bottom
            constant = list.bottom.constant
            safeArea = list.additionalSafeAreaInsets.bottom
            height = list.view.frame.height
        }
    }

    private struct Play {
        var resting: [Numbers] = []
        var areInSight: [Bool] = []
    }

    /// Shows the keyboard three times, in `way` or without an assistant, which is released at last.
    private func play(
        _ style: AppAvoider.Style, _ moment: AppAvoider.Moment,
        _ quantity: AppAvoider.Quantity, way: WayOfRoom?, isFirst: Bool
    ) -> Play {
        let device = SimulatedDevice()
        let list = DraggableList()
        device.show(list)
        list.scrollView.contentInset.bottom = 10.1
        list.scrollView.verticalScrollIndicatorInsets.bottom = 10.1
        list.additionalSafeAreaInsets.bottom = 7.3
        list.bottom.constant = -3.7
        device.settle()
        var assistant = isFirst ? way.map(list.assistant) : nil
        let avoider = AppAvoider(style, moment, quantity, in: list)
        assistant = assistant ?? way.map(list.assistant)
        var play = Play()
        for _ in 0..<3 {
            device.focus(list.field)
            let bottom = list.field.convert(list.field.bounds, to: nil).maxY
            play.areInSight.append(bottom <= device.keyboard.frame?.minY ?? 844)
            list.field.resignFirstResponder()
            device.settle()
            play.resting.append(Numbers(list))
        }
        assistant = nil
        device.settle()
        play.resting.append(Numbers(list))
        withExtendedLifetime(avoider) {}
        return play
    }

    @Test(
        "Whoever writes first, the numbers at rest are the app's to the last bit, and fields in sight",
        .requirement("U529"), arguments: AppAvoider.Style.allCases,
        AppAvoider.Quantity.allCases)
    private func numbersAtRestAreTheApps(
        style: AppAvoider.Style, quantity: AppAvoider.Quantity
    ) {
        // By itself a half of the table, in which each two of its columns meet in every way.
        var isFirst = (style == .setsAndZeroes) == (quantity == .inset || quantity == .frame)
        for moment in AppAvoider.Moment.allCases {
            let alone = play(style, moment, quantity, way: nil, isFirst: true)
            for way in WayOfRoom.ofAssistant {
                isFirst.toggle()
                for isFirst in RandomPlay.isOnDemand ? [true, false] : [isFirst] {
                    let both = play(style, moment, quantity, way: way, isFirst: isFirst)
                    let name = "\(moment), \(way), first: \(isFirst)"
                    #expect(both.resting == alone.resting, "\(name)")
                    #expect(both.areInSight == [true, true, true], "\(name)")
                }
            }
        }
    }

    @Test(
        "Beside a component that adds just as much, the numbers at rest are the app's",
        .requirement("U529", "U612"), arguments: [WayOfRoom.inset, .constraint])
    private func componentAddsAsMuch(way: WayOfRoom) {
        // Without a home indicator, both add the keyboard's height.
        let (device, list) = (SimulatedDevice(.iPhoneSE), DraggableList())
        device.show(list)
        list.scrollView.contentInset.bottom = 10.1
        let before = Numbers(list)
        let assistant = list.assistant(way)
        let avoider = AppAvoider(
            .addsToWhatItSaves, .will, way == .inset ? .inset : .constraint, in: list)
        for _ in 0..<3 {
            device.focus(list.field)
            list.field.resignFirstResponder()
            device.settle()
            #expect(list.scrollView.contentInset.bottom == before.inset)
            #expect(list.bottom.constant == before.constant)
        }
        withExtendedLifetime((assistant, avoider)) {}
    }

    @Test(
        "A number that the app changed without a keyboard is known, also if others write it first",
        .requirement("U529", "U612"), arguments: [WayOfRoom.constraint, .safeArea])
    private func numberChangedBeforeOthersWrite(way: WayOfRoom) {
        let (device, list) = (SimulatedDevice(.iPhoneSE), DraggableList())
        device.show(list)
        let assistant = list.assistant(way)
        func change(by change: CGFloat) {
            list.bottom.constant -= change
            list.additionalSafeAreaInsets.bottom += change
        }
        device.focus(list.field)
        let height = device.keyboard.frame?.height ?? 0
        list.field.resignFirstResponder()
        device.settle()
        change(by: 1.9)
        let before = Numbers(list)

        // The focus settles before the keyboard appears.
        device.keyboard.mode = .hardware(bar: false)
        device.focus(list.field)
        change(by: height)
        device.keyboard.mode = .docked
        device.settle()
        change(by: -height)
        list.field.resignFirstResponder()
        device.settle()

        #expect(abs(list.bottom.constant - before.constant) < 0.001)
        #expect(abs(list.additionalSafeAreaInsets.bottom - before.safeArea) < 0.001)
        withExtendedLifetime(assistant) {}
    }

    @Test(
        "Room that nobody else makes by the end of a show comes back, and nothing of it is left",
        .requirement("U529"))
    func roomComesBackWhenOthersStop() {
        let device = SimulatedDevice()
        let list = DraggableList()
        device.show(list)
        list.scrollView.contentInset.bottom = 10.1
        let assistant = list.assistant(.inset)
        var avoider: AppAvoider? = AppAvoider(
            .savesAndRestores, .will, .inset, in: list)
        for _ in 0..<3 {
            device.focus(list.field)
            #expect(list.roomEnd <= device.keyboard.frame?.minY ?? 0)
            list.field.resignFirstResponder()
            device.settle()
            #expect(list.scrollView.contentInset.bottom == 10.1)
            avoider = nil
        }
        withExtendedLifetime((assistant, avoider)) {}
    }

    @Test(
        "A number that others save right after a hide, as in a rotation, is the app's at the next one",
        .requirement("U529", "U612"))
    func numberSavedAfterHide() {
        let (device, screen, owner) = (SimulatedDevice(), UIViewController(), NSObject())
        let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 400))
        screen.view.addSubview(scrollView)
        device.show(screen)
        let ledger = AdjustmentLedger.shared(for: scrollView, .contentInset)
        for amount in [200, 0] as [CGFloat] { ledger.set(amount, for: owner) }
        post(UIResponder.keyboardDidHideNotification, height: 0)
        post(UIResponder.keyboardWillShowNotification, height: 300)
        ledger.set(300, for: owner)
        let saved = scrollView.contentInset.bottom
        ledger.set(0, for: owner)
        // The first frame after the hide, with the keyboard of the show.
        device.settle()
        scrollView.contentInset.bottom = saved
        post(UIResponder.keyboardDidHideNotification, height: 0)
        #expect(scrollView.contentInset.bottom == 0)
        device.settle()
    }

    @Test(
        "What others add for a show right after a hide is theirs, also if it is as much as was added",
        .requirement("U529", "U612"))
    func numberAddedAfterHide() {
        let (device, screen, owner) = (SimulatedDevice(), UIViewController(), NSObject())
        let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 400))
        screen.view.addSubview(scrollView)
        device.show(screen)
        let ledger = AdjustmentLedger.shared(for: scrollView, .contentInset)
        for amount in [300, 0] as [CGFloat] { ledger.set(amount, for: owner) }
        post(UIResponder.keyboardDidHideNotification, height: 0)
        post(UIResponder.keyboardWillShowNotification, height: 300)
        scrollView.contentInset.bottom = 300
        // The first frame after the hide, with the keyboard of the show.
        device.settle()
        #expect(scrollView.contentInset.bottom == 300)
        scrollView.contentInset.bottom = 0
        post(UIResponder.keyboardDidHideNotification, height: 0)
        device.settle()
        #expect(scrollView.contentInset.bottom == 0)
    }

    @Test(
        "Indicators that were given an old number of the content, with the library's part, don't get the part twice",
        .requirement("U529"))
    func indicatorsAreGivenNumberOfContent() {
        let (scrollView, owner) = (UIScrollView(), NSObject())
        scrollView.contentInset.bottom = 10.1
        let ledgers = [AdjustmentLedger.Property.contentInset, .indicatorInset]
            .map { AdjustmentLedger.shared(for: scrollView, $0) }
        func add(_ amount: CGFloat) { ledgers.forEach { $0.set(amount, for: owner) } }
        func setBoth(_ number: CGFloat) {
            scrollView.contentInset.bottom = number
            scrollView.verticalScrollIndicatorInsets.bottom = number
        }
        add(335.5)
        let saved = scrollView.contentInset.bottom
        add(0)
        setBoth(saved)
        add(335.5)
        #expect(scrollView.contentInset.bottom == saved)
        #expect(scrollView.verticalScrollIndicatorInsets.bottom == saved)
        add(0)
        #expect(scrollView.contentInset.bottom == 10.1)
        #expect(scrollView.verticalScrollIndicatorInsets.bottom == 10.1)
    }

    @Test(
        "A number of the indicators stays theirs, even if the content had it with a bar",
        .requirement("U529"))
    func indicatorsKeepTheirNumber() {
        let (scrollView, owner) = (UIScrollView(), NSObject())
        scrollView.contentInset.bottom = 10.1
        let ledgers = [AdjustmentLedger.Property.contentInset, .indicatorInset]
            .map { AdjustmentLedger.shared(for: scrollView, $0) }
        func add(_ amount: CGFloat) { ledgers.forEach { $0.set(amount, for: owner) } }
        add(50)
        let number = scrollView.contentInset.bottom
        add(0)
        scrollView.verticalScrollIndicatorInsets.bottom = number
        add(335.5)
        #expect(scrollView.verticalScrollIndicatorInsets.bottom == number + 335.5)
        add(0)
        #expect(scrollView.verticalScrollIndicatorInsets.bottom == number)
    }

    @Test(
        "Content that was scrolled with an inset that others brought back rests at its end, or at a page",
        .requirement("U529"),
        arguments: [(isPaging: false, from: 1_100, to: 800), (isPaging: true, from: 300, to: 400)]
            as [(isPaging: Bool, from: CGFloat, to: CGFloat)])
    func contentRestsAfterReturn(isPaging: Bool, from: CGFloat, to: CGFloat) {
        let (device, screen, owner) = (SimulatedDevice(), UIViewController(), NSObject())
        let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 400))
        scrollView.contentSize = CGSize(width: 390, height: 1_200)
        scrollView.contentInsetAdjustmentBehavior = .never
        scrollView.isPagingEnabled = isPaging
        screen.view.addSubview(scrollView)
        device.show(screen)
        let ledger = AdjustmentLedger.shared(for: scrollView, .contentInset)
        for amount in [300, 0] as [CGFloat] { ledger.set(amount, for: owner) }
        scrollView.contentInset.bottom = 300
        scrollView.contentOffset.y = from
        // The end of a hide, at which the library looks for what has come back.
        post(UIResponder.keyboardDidHideNotification, height: 0)
        #expect(scrollView.contentInset.bottom == 0)
        #expect(scrollView.contentOffset.y == to)
        device.settle()
    }

    @Test(
        "Content that a finger holds stays under the finger when others have brought an inset back",
        .requirement("U529"))
    func contentStaysUnderFinger() {
        let (device, screen, owner) = (SimulatedDevice(), UIViewController(), NSObject())
        let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 400))
        scrollView.contentSize = CGSize(width: 390, height: 1_200)
        scrollView.contentInsetAdjustmentBehavior = .never
        screen.view.addSubview(scrollView)
        device.show(screen)
        let ledger = AdjustmentLedger.shared(for: scrollView, .contentInset)
        for amount in [300, 0] as [CGFloat] { ledger.set(amount, for: owner) }
        scrollView.contentInset.bottom = 300
        scrollView.contentOffset.y = 1_000
        let finger = device.touch(at: CGPoint(x: 100, y: 300), in: device.window)
        for _ in 0..<6 { finger.move(by: CGVector(dx: 0, dy: -10)) }
        let offset = scrollView.contentOffset.y
        #expect(scrollView.isDragging && offset > 1_000)
        post(UIResponder.keyboardDidHideNotification, height: 0)
        #expect(scrollView.contentInset.bottom == 0)
        #expect(scrollView.contentOffset.y == offset)
        finger.lift()
        device.settle()
        #expect(scrollView.contentOffset.y == 800)
    }
}
