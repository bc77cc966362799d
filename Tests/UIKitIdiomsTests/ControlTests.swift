import Foundation
import Requirements
import Testing
import UIKit

/// Stars that can be touched, drawn by hand.
private final class RatingControl: UIControl {
    private(set) var drawings = 0

    var rating = 0 {
        didSet {
            guard rating != oldValue else { return }
            setNeedsDisplay()
            sendActions(for: .valueChanged)
        }
    }

    override var isHighlighted: Bool {
        didSet { alpha = isHighlighted ? 0.5 : 1 }
    }

    override var intrinsicContentSize: CGSize { CGSize(width: 150, height: 30) }

    override func draw(_ rect: CGRect) {
        drawings += 1
        UIColor.systemYellow.setFill()
        UIColor.red.setStroke()
        for star in 0..<5 {
            let frame = CGRect(x: star * 30 + 5, y: 5, width: 20, height: 20)
            let path = UIBezierPath(ovalIn: frame)
            path.lineWidth = 2
            if star < rating { path.fill() } else { path.stroke() }
        }
    }

    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        update(touch)
        return true
    }

    override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        update(touch)
        return bounds.contains(touch.location(in: self))
    }

    private func update(_ touch: UITouch) {
        let star = Int(touch.location(in: self).x / 30) + 1
        rating = min(5, max(0, star))
    }
}

/// A label with room around its text, as apps commonly write one.
private final class PaddedLabel: UILabel {
    var padding = UIEdgeInsets(top: 4, left: 8, bottom: 4, right: 8)

    override var intrinsicContentSize: CGSize {
        let size = super.intrinsicContentSize
        return CGSize(
            width: size.width + padding.left + padding.right,
            height: size.height + padding.top + padding.bottom)
    }
}

/// A field that shows a bottom line only, and refuses to paste.
private final class LinedField: UITextField {
    // By name, because `#selector` exists in Objective-C only.
    private static let paste = "paste:"

    private let line = UIView()
    private let insets = UIEdgeInsets(top: 0, left: 12, bottom: 0, right: 12)

    override init(frame: CGRect) {
        super.init(frame: frame)
        addLine()
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        addLine()
    }

    private func addLine() {
        line.backgroundColor = .separator
        addSubview(line)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        line.frame = CGRect(x: 0, y: bounds.maxY - 1, width: bounds.width, height: 1)
    }

    override func textRect(forBounds bounds: CGRect) -> CGRect { bounds.inset(by: insets) }

    override func editingRect(forBounds bounds: CGRect) -> CGRect { bounds.inset(by: insets) }

    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        action == Selector(Self.paste) ? false : super.canPerformAction(action, withSender: sender)
    }

    override func becomeFirstResponder() -> Bool {
        let became = super.becomeFirstResponder()
        if became { line.backgroundColor = tintColor }
        return became
    }

    var lineColor: UIColor? { line.backgroundColor }
}

/// A keyboard of the app's own, which says that its keys click.
private final class KeypadView: UIView, UIInputViewAudioFeedback {
    var enableInputClicksWhenVisible: Bool { true }
}

/// The look of an app in one place, without appearance proxies.
private enum Theme {
    static func style(_ button: UIButton) {
        button.backgroundColor = .systemBlue
        button.setTitleColor(.white, for: .normal)
        button.layer.cornerRadius = 8
        button.titleLabel?.font = .preferredFont(forTextStyle: .headline)
    }
}

@MainActor
@Suite struct ViewIdiomTests {
    @Test("A label with padding is larger by it", .requirement("U356"))
    func labelGrowsByItsPadding() {
        let (plain, padded) = (UILabel(), PaddedLabel())
        plain.text = "Title"
        padded.text = "Title"
        padded.font = plain.font
        #expect(padded.intrinsicContentSize.width == plain.intrinsicContentSize.width + 16)
        #expect(padded.intrinsicContentSize.height == plain.intrinsicContentSize.height + 8)
    }

    @Test("A theme is applied to a button", .requirement("U356")) func themeIsAppliedToButton() {
        let button = UIButton(type: .custom)
        button.setTitle("Go", for: .normal)
        Theme.style(button)
        #expect(button.backgroundColor == .systemBlue)
        #expect(button.titleColor(for: .normal) == .white)
        #expect(button.layer.cornerRadius == 8)
    }

    @Test("Paths know where they are", .requirement("U357")) func pathsKnowWhereTheyAre() {
        let path = UIBezierPath()
        #expect(path.isEmpty)
        path.move(to: CGPoint(x: 10, y: 10))
        path.addLine(to: CGPoint(x: 30, y: 20))
        #expect(path.currentPoint == CGPoint(x: 30, y: 20))
        #expect(path.bounds == CGRect(x: 10, y: 10, width: 20, height: 10))
        path.apply(CGAffineTransform(translationX: 5, y: 5))
        #expect(path.bounds == CGRect(x: 15, y: 15, width: 20, height: 10))
        path.close()
        #expect(path.currentPoint == CGPoint(x: 15, y: 15))
        path.removeAllPoints()
        #expect(path.isEmpty)
        let box = CGRect(x: 1, y: 2, width: 30, height: 40)
        #expect(UIBezierPath(rect: box).bounds == box)
        #expect(UIBezierPath(ovalIn: box).bounds == box)
        #expect(UIBezierPath(roundedRect: box, cornerRadius: 5).bounds == box)
    }

    @Test("An arc goes the way it is told to", .requirement("U357")) func arcGoesWayItIsTold() {
        let center = CGPoint(x: 50, y: 50)
        let quarter = UIBezierPath(
            arcCenter: center, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: true)
        #expect(abs(quarter.currentPoint.x - 50) < 0.001)
        #expect(abs(quarter.currentPoint.y - 60) < 0.001)
        #expect(quarter.bounds.minX > 49.9)
        let rest = UIBezierPath(
            arcCenter: center, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: false)
        #expect(rest.bounds.minX < 40.1)
        #expect(abs(rest.currentPoint.y - 60) < 0.001)
        let circle = UIBezierPath(
            arcCenter: center, radius: 10, startAngle: 0, endAngle: .pi * 2, clockwise: true)
        #expect(abs(circle.bounds.width - 20) < 0.001)
    }
}

#if canImport(SimulatedDevice)
import SimulatedDevice

@MainActor
@Suite struct ControlIdiomTests {
    @Test("A control follows the finger and tells its new value", .requirement("U356"))
    func controlFollowsFingerTellingNewValue() throws {
        let device = SimulatedDevice(.iPhone13)
        let controller = UIViewController()
        let control = RatingControl(frame: CGRect(x: 20, y: 200, width: 150, height: 30))
        controller.view.addSubview(control)
        device.show(controller)
        var heard: [Int] = []
        control.addAction(
            UIAction { heard.append(($0.sender as? RatingControl)?.rating ?? -1) },
            for: .valueChanged)
        let finger = device.touch(at: CGPoint(x: 35, y: 215), in: device.window)
        #expect(control.isTracking)
        #expect(control.isHighlighted)
        #expect(control.alpha == 0.5)
        finger.move(by: CGVector(dx: 60, dy: 0))
        finger.lift()
        #expect(!control.isHighlighted)
        #expect(heard == [1, 3])
    }

    @Test(
        "What a view draws by hand is in the picture, and is drawn only when it must be",
        .requirement("U357"))
    func handDrawnViewDrawsWhenNeeded() throws {
        let device = SimulatedDevice(.iPhone13)
        let controller = UIViewController()
        let control = RatingControl(frame: CGRect(x: 20, y: 200, width: 150, height: 30))
        controller.view.addSubview(control)
        device.show(controller)
        let empty = device.picture()
        #expect(empty.contains("stroke=\"#ff0000\" stroke-width=\"2\""))
        _ = device.picture()
        #expect(control.drawings == 1)
        control.rating = 5
        let full = device.picture()
        #expect(control.drawings == 2)
        #expect(!full.contains("stroke=\"#ff0000\""))
        device.style = .dark
        _ = device.picture()
        #expect(control.drawings == 3)
        control.bounds.size.width = 160
        _ = device.picture()
        #expect(control.drawings == 3)
        control.contentMode = .redraw
        _ = device.picture()
        #expect(control.drawings == 4)
    }

    @Test("A field with a line of its own colors it when it is edited", .requirement("U356"))
    func editingColorsFieldsOwnLine() throws {
        let device = SimulatedDevice(.iPhone13)
        let controller = UIViewController()
        let field = LinedField(frame: CGRect(x: 20, y: 200, width: 200, height: 40))
        controller.view.addSubview(field)
        device.show(controller)
        #expect(field.lineColor == .separator)
        try device.tap(field)
        #expect(field.isFirstResponder)
        #expect(field.lineColor == field.tintColor)
        #expect(!field.canPerformAction(Selector(("paste:")), withSender: nil))
        #expect(field.textRect(forBounds: field.bounds).minX == 12)
    }

    @Test("A keypad takes the keyboard's place", .requirement("U357"))
    func keypadTakesKeyboardsPlace() throws {
        let device = SimulatedDevice(.iPhone13)
        let controller = UIViewController()
        let field = UITextField(frame: CGRect(x: 20, y: 200, width: 200, height: 40))
        let keypad = KeypadView(frame: CGRect(x: 0, y: 0, width: 390, height: 200))
        field.inputView = keypad
        controller.view.addSubview(field)
        device.show(controller)
        try device.tap(field)
        device.settle()
        #expect(keypad.window != nil)
        #expect((keypad as any UIInputViewAudioFeedback).enableInputClicksWhenVisible)
        let bar = UISearchBar(frame: CGRect(x: 0, y: 300, width: 390, height: 56))
        let accessory = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 44))
        bar.inputAccessoryView = accessory
        controller.view.addSubview(bar)
        device.settle()
        try device.tap(bar.searchTextField)
        device.settle()
        #expect(keypad.window == nil)
        #expect(accessory.window != nil)
        #expect(bar.inputAccessoryView === accessory)
    }

    @Test("The time that animations are measured in is the device's", .requirement("U357"))
    func animationTimeIsDeviceTime() {
        let device = SimulatedDevice(.iPhone13)
        let start: CFTimeInterval = CACurrentMediaTime()
        device.advance(by: 1.5)
        #expect(abs(CACurrentMediaTime() - start - 1.5) < 0.001)
        let other = SimulatedDevice(.iPhone13)
        #expect(CACurrentMediaTime() < 1)
        other.advance(by: 3)
        #expect(abs(CACurrentMediaTime() - 3) < 0.001)
    }
}
#endif
