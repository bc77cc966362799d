import CoreGraphics
import Foundation
import Requirements
import Testing
import UIKit

/// Classes that override a property and set the one beside it, as many on devices do.
@MainActor
@Suite struct OverriddenSetterTests {
    private final class FloatingField: UITextField {
        override var placeholder: String? {
            didSet {
                attributedPlaceholder = placeholder.map {
                    NSAttributedString(string: $0, attributes: [.foregroundColor: UIColor.red])
                }
            }
        }
    }

    private final class ColoredLabel: UILabel {
        override var text: String? {
            didSet {
                attributedText = text.map {
                    NSAttributedString(string: $0, attributes: [.foregroundColor: UIColor.red])
                }
            }
        }
    }

    private func color(of text: NSAttributedString?) -> UIColor? {
        text?.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor
    }

    // Skyscanner/SkyFloatingLabelTextField does this.
    @Test(
        "A field colors its placeholder whenever one is set, without an end",
        .requirement("U528"))
    func fieldColorsItsPlaceholder() {
        let field = FloatingField()
        field.placeholder = "Name"
        #expect(field.placeholder == "Name")
        #expect(color(of: field.attributedPlaceholder) == .red)
        field.placeholder = nil
        #expect(field.attributedPlaceholder == nil)
    }

    @Test("A label colors its text whenever one is set, without an end", .requirement("U528"))
    func labelColorsItsText() {
        let label = ColoredLabel()
        label.text = "Name"
        #expect(label.text == "Name")
        #expect(color(of: label.attributedText) == .red)
    }

    #if canImport(SimulatedDevice)
    // What Apple's classes do is not known; here no setter calls what a subclass overrides.
    @Test("A setter with an animation calls no override of the property", .requirement("U528"))
    func animatedSettersCallNoOverride() {
        final class Toggle: UISwitch {
            override var isOn: Bool { didSet { setOn(isOn, animated: true) } }
        }
        final class Bar: UIToolbar {
            override var items: [UIBarButtonItem]? { didSet { setItems(items, animated: true) } }
        }
        final class Item: UINavigationItem {
            override var leftBarButtonItems: [UIBarButtonItem]? {
                didSet { setLeftBarButtonItems(leftBarButtonItems, animated: true) }
            }
            override var rightBarButtonItem: UIBarButtonItem? {
                didSet { setRightBarButton(rightBarButtonItem, animated: true) }
            }
            override var hidesBackButton: Bool {
                didSet { setHidesBackButton(hidesBackButton, animated: true) }
            }
        }
        final class Screen: UIViewController {
            override var toolbarItems: [UIBarButtonItem]? {
                didSet { setToolbarItems(toolbarItems, animated: true) }
            }
        }
        final class Stack: UIStackView {
            override func removeArrangedSubview(_ view: UIView) {
                super.removeArrangedSubview(view)
                view.removeFromSuperview()
            }
        }
        let (toggle, bar, screen) = (Toggle(), Bar(), Screen())
        let (item, button) = (Item(title: ""), UIBarButtonItem(systemItem: .done))
        toggle.isOn = true
        bar.items = [button]
        item.leftBarButtonItems = [button]
        item.rightBarButtonItem = button
        item.hidesBackButton = true
        screen.toolbarItems = [button]
        #expect(toggle.isOn && bar.items == [button] && screen.toolbarItems == [button])
        #expect(item.leftBarButtonItem === button && item.rightBarButtonItems == [button])
        #expect(item.hidesBackButton)
        let (stack, view) = (Stack(), UIView())
        stack.addArrangedSubview(view)
        stack.removeArrangedSubview(view)
        #expect(stack.arrangedSubviews.isEmpty && view.superview == nil)
    }
    #endif
}
