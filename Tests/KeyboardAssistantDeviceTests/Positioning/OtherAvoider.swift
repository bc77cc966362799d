import CoreGraphics
import DeviceFixtures
import Foundation
import HeadlessBehavior
import SimulatedDevice
import UIKit

@testable import KeyboardAssistant

/// The numbers of an app that avoids the keyboard by itself, in points by which content moves up.
@MainActor
final class AvoidingApp {
    enum Quantity: String, CaseIterable, Sendable {
        case inset, insetWithIndicators, constraint, safeArea
        /// The height or the origin of the root view's frame.
        case height, origin

        /// The number that changes.
        var number: Number {
            switch self {
            case .inset, .insetWithIndicators: .inset
            case .constraint: .constant
            case .safeArea: .safeArea
            case .height: .height
            case .origin: .origin
            }
        }

        /// Whether it moves the root view, which UIKit places again when the window changes.
        var movesRootView: Bool { [.height, .origin].contains(self) }
    }

    enum Number: String, CaseIterable, Sendable {
        case inset, indicators, constant, safeArea, height, origin
    }

    let form: TestForm
    /// The numbers that there would be without the library.
    var alone: [Number: CGFloat] = [:]
    /// Whether a component has changed a number so that, by the article, the library can't read it.
    var isMisread = false

    init(_ form: TestForm) {
        self.form = form
        for number in Number.allCases { alone[number] = self[number] }
    }

    subscript(number: Number) -> CGFloat {
        get {
            let scrollView = form.scrollView
            return switch number {
            case .inset: scrollView.contentInset.bottom
            case .indicators: scrollView.verticalScrollIndicatorInsets.bottom
            case .constant: 0 - form.bottomConstraint.constant
            case .safeArea: form.additionalSafeAreaInsets.bottom
            case .height: (form.view.window?.bounds.height ?? 0) - form.view.frame.height
            case .origin: 0 - form.view.frame.minY
            }
        }
        set {
            let scrollView = form.scrollView
            switch number {
            case .inset: scrollView.contentInset.bottom = newValue
            case .indicators: scrollView.verticalScrollIndicatorInsets.bottom = newValue
            case .constant: form.bottomConstraint.constant = 0 - newValue
            case .safeArea: form.additionalSafeAreaInsets.bottom = newValue
            case .height: form.view.frame.size.height += self[.height] - newValue
            case .origin: form.view.frame.origin.y = 0 - newValue
            }
        }
    }

    /// Notes a change of a number and of what it would be without the library.
    ///
    /// Of a part that is smaller than a keyboard, only the distance tells whether it is in the number.
    func note(_ change: (from: CGFloat, to: CGFloat), alone: (from: CGFloat, to: CGFloat)) {
        let part = change.from - alone.from
        guard part > 0.001, part < KeyboardSources.leastHeight else { return }
        let isRelative = abs(change.to - change.from) < abs(change.to - alone.from)
        if abs(change.to - (isRelative ? part : 0) - alone.to) > 0.001 { isMisread = true }
    }

    /// Changes a number, and what it would be without the library.
    func change(_ number: Number, by change: CGFloat) {
        alone[number, default: 0] += change
        self[number] += change
    }

    /// Sets the numbers as they would be without the library.
    func setAnew() {
        for number in Number.allCases where ![.height, .origin].contains(number) {
            self[number] = alone[number] ?? 0
        }
    }

    /// The numbers that aren't as they would be without the library.
    var differences: [String] {
        // Nobody but UIKit and the other components changes the root view's frame.
        let numbers = Number.allCases.filter { ![.height, .origin].contains($0) }
        return numbers.filter { abs(self[$0] - (alone[$0] ?? 0)) > 0.001 }
            .map { "\($0.rawValue) \(self[$0]) for \(alone[$0] ?? 0)" }
    }
}

/// A component that avoids the keyboard in one of the app's numbers, beside the library.
@MainActor
final class OtherAvoider {
    enum Moment: String, CaseIterable, Sendable {
        case change, will, did

        var names: (show: Notification.Name, hide: Notification.Name) {
            switch self {
            case .change:
                (
                    UIResponder.keyboardWillChangeFrameNotification,
                    UIResponder.keyboardWillChangeFrameNotification
                )
            case .will:
                (UIResponder.keyboardWillShowNotification, UIResponder.keyboardWillHideNotification)
            case .did:
                (UIResponder.keyboardDidShowNotification, UIResponder.keyboardDidHideNotification)
            }
        }
    }

    /// The height up to which a keyboard is a bar alone, in points.
    static let highestBar: CGFloat = 120

    let quantity: AvoidingApp.Quantity
    /// What it does to the number, and what it would do without the library.
    private var room: OtherRoom
    private var roomAlone: OtherRoom
    private let app: AvoidingApp
    private let device: SimulatedDevice
    private var tokens: NotificationTokens?

    var style: OtherRoom.Style { room.style }

    init(
        _ style: OtherRoom.Style, _ moment: Moment, _ quantity: AvoidingApp.Quantity,
        in app: AvoidingApp, on device: SimulatedDevice
    ) {
        (room, roomAlone) = (OtherRoom(style), OtherRoom(style))
        (self.quantity, self.app, self.device) = (quantity, app, device)
        let names = moment.names
        tokens = NotificationTokens([names.show, names.hide], in: .default) { [weak self] note in
            guard let self else { return }
            let value = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue
            let height = self.device.screenSize.height - (value?.cgRectValue.minY ?? 0)
            // Nothing tells what the library adds for a bar alone from what an app adds for its own.
            let isShow = moment == .change || note.name == names.show
            if isShow, height > Self.highestBar { self.show(height) } else { self.hide() }
        }
    }

    private func show(_ height: CGFloat) {
        change { $0.show(height, in: &$1) }
        if quantity == .height { app.form.view.layoutIfNeeded() }
    }

    private func hide() {
        change { $0.hide(in: &$1) }
    }

    private func change(_ change: (inout OtherRoom, inout CGFloat) -> Void) {
        let number = quantity.number
        let before = (app[number], app.alone[number] ?? 0)
        var current = before
        change(&room, &current.0)
        change(&roomAlone, &current.1)
        app.note((before.0, current.0), alone: (before.1, current.1))
        (app[number], app.alone[number]) = current
        if quantity == .insetWithIndicators {
            (app[.indicators], app.alone[.indicators]) = current
        }
    }

    /// Takes its own away, and doesn't avoid the keyboard any more.
    func leave() {
        tokens = nil
        guard room.height != nil else { return }
        let before = (app[quantity.number], app.alone[quantity.number])
        hide()
        // Nobody notices who sets the number back that there is, with the library's part in it.
        let isUnchanged = app[quantity.number] == before.0
        if isUnchanged, app.alone[quantity.number] != before.1 { app.isMisread = true }
    }

    /// Takes its own away until the next notification.
    func pause() {
        if room.height != nil { hide() }
    }
}
