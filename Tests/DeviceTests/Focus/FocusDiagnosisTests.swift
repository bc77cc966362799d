import KeyboardAssistant
import SimulatedDevice
import Testing
import UIKit

@MainActor
@Suite struct FocusDiagnosisTests {
    /// A view that can be focused.
    private final class Card: UIView {
        override var canBecomeFocused: Bool { true }
    }

    private final class FocusableButton: UIButton {
        override var canBecomeFocused: Bool { true }
    }

    /// A screen with keys of its own.
    private final class Screen: UIViewController {
        override var canBecomeFirstResponder: Bool { true }

        override var keyCommands: [UIKeyCommand]? {
            [
                UIKeyCommand(action: Selector(("down:")), input: UIKeyCommand.inputDownArrow),
                UIKeyCommand(
                    action: Selector(("new:")), input: "n", modifierFlags: .command),
            ]
        }
    }

    private func tablet() -> SimulatedDevice {
        let device = SimulatedDevice(.iPad12_9)
        device.keyboard.mode = .hardware(bar: false)
        return device
    }

    @Test("U213 A halo has the corners of its view's layer")
    func halo() {
        let card = Card(frame: CGRect(x: 0, y: 0, width: 100, height: 60))
        card.layer.cornerRadius = 12
        card.layer.cornerCurve = .continuous
        let container = UIView()
        let halo = card.makeFocusHalo(above: card, in: container)
        #expect(halo.referenceView === card)
        #expect(halo.containerView === container)
    }

    @Test("U214 A reference outside its container, and a halo that is cut off, are reported")
    func haloFindings() {
        let (card, container) = (Card(), UIView())
        card.focusEffect = card.makeFocusHalo(above: card, in: container)
        #expect(card.focusHaloFindings == [.referenceOutsideContainer])
        container.addSubview(card)
        #expect(card.focusHaloFindings == [])
        container.clipsToBounds = true
        card.focusEffect = card.makeFocusHalo()
        #expect(card.focusHaloFindings == [.haloIsClipped])
        card.focusEffect = nil
        #expect(card.focusHaloFindings == [])
    }

    @Test("U215 A cell without configurations looks focused, and then as before")
    func highlight() {
        let (cell, label) = (UIView(), UILabel())
        cell.backgroundColor = .systemYellow
        label.textColor = .systemRed
        cell.addSubview(label)
        var highlight: FocusHighlight? = FocusHighlight(cell)
        highlight?.isFocused = true
        highlight?.isFocused = true
        #expect(cell.backgroundColor == cell.tintColor)
        #expect(label.textColor == .white)
        highlight?.isFocused = false
        #expect(cell.backgroundColor == .systemYellow)
        #expect(label.textColor == .systemRed)
        highlight?.isFocused = true
        highlight = nil
        #expect(cell.backgroundColor == .systemYellow)
    }

    @Test("U230 U232 Commands with the system's keys and focusable controls are reported")
    func findings() {
        let device = tablet()
        let screen = Screen()
        device.show(screen)
        let button = FocusableButton(frame: CGRect(x: 0, y: 100, width: 100, height: 40))
        screen.view.addSubview(button)
        screen.view.addSubview(UITextField(frame: CGRect(x: 0, y: 200, width: 100, height: 40)))
        #expect(
            FocusDiagnosis.findings(in: screen.view) == [
                .keysAreTaken(.init(input: .downArrow)), .controlIsFocusable,
            ])
        #expect(
            FocusDiagnosis.findings(in: screen.view, platform: FocusPlatform.none) == [
                .controlIsFocusable
            ])
    }

    @Test("U234 The groups of a screen can be read, with a focus engine and without one")
    func groups() {
        let device = tablet()
        let screen = UIViewController()
        device.show(screen)
        screen.view.addSubview(Card(frame: CGRect(x: 0, y: 100, width: 100, height: 40)))
        #expect(!FocusDiagnosis.groups(of: screen).isEmpty)

        let phone = SimulatedDevice()
        let other = UIViewController()
        phone.show(other)
        let column = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 300))
        column.makeFocusColumn(named: "com.example.sidebar")
        column.addSubview(Card(frame: CGRect(x: 0, y: 100, width: 100, height: 40)))
        other.view.addSubview(column)
        #expect(FocusDiagnosis.groups(of: other).contains("“com.example.sidebar”"))
        withExtendedLifetime((device, phone)) {}
    }

    @Test("U235 The overlay frames each group and lets touches through")
    func overlay() {
        let device = SimulatedDevice()
        let screen = UIViewController()
        device.show(screen)
        for top in [100, 200] {
            screen.view.addSubview(Card(frame: CGRect(x: 0, y: top, width: 100, height: 40)))
        }
        let overlay = FocusOverlayView(frame: screen.view.bounds)
        overlay.show(screen)
        screen.view.addSubview(overlay)
        let numbers = overlay.subviews.flatMap(\.subviews).compactMap { ($0 as? UILabel)?.text }
        #expect(numbers == ["1", "2"])
        #expect(overlay.hitTest(CGPoint(x: 10, y: 110), with: nil) == nil)
        overlay.show(UIViewController())
        #expect(overlay.subviews.isEmpty)
        withExtendedLifetime(device) {}
    }

    @Test("U216 Who is concerned hears once that focus came and that it left")
    func observer() {
        let device = tablet()
        let screen = UIViewController()
        device.show(screen)
        let cards = (0..<3).map {
            Card(frame: CGRect(x: 0, y: 100 + $0 * 60, width: 100, height: 40))
        }
        cards.forEach(screen.view.addSubview)
        var heard: [String] = []
        let observers = cards.enumerated().map { index, card in
            FocusObserver(card) { heard.append("\(index) \($0)") }
        }
        UIFocusSystem(for: screen.view)?.requestFocusUpdate(to: cards[0])
        UIFocusSystem(for: screen.view)?.updateFocusIfNeeded()
        device.press(UIKeyCommand.inputDownArrow)
        device.press(UIKeyCommand.inputDownArrow)
        #expect(heard.first == "0 true")
        #expect(heard.contains("0 false") && heard.contains("1 true"))
        #expect(Set(heard).count == heard.count, "each once")
        withExtendedLifetime(observers) {}
    }
}
