import CoreGraphics
import DeviceFixtures
import DeviceTesting
import Requirements
import SimulatedDevice
import UIKit

@testable import KeyNavigation
@testable import KeyboardAssistant

/// A screen of views that can and can't have focus, some of them in scroll views, in groups and in
/// lists.
@MainActor
final class FocusStageScreen: UIViewController, UITextFieldDelegate {
    private(set) lazy var focus = FocusNavigator(in: view, stops: lists.map(\.navigator))
    /// What can have focus: cards, fields and tables.
    private(set) var things: [UIView] = []
    /// What can't: buttons, switches and labels.
    private(set) var others: [UIView] = []
    private(set) var containers: [UIView] = []
    private(set) var lists: [TestList] = []
    /// Fields that don't let editing begin.
    var refusing: Set<ObjectIdentifier> = []
    /// What the screen does in the navigator's calls.
    let misuse = Misuse()
    /// What Return has opened.
    private(set) var opened: [ObjectIdentifier] = []
    private var random: SeededNumbers

    init(_ random: inout SeededNumbers) {
        self.random = SeededNumbers(seed: .random(in: 0...99_999, using: &random))
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override var canBecomeFirstResponder: Bool { true }

    override var keyCommands: [UIKeyCommand]? { focus.possibleKeyCommands }

    override func target(forAction action: Selector, withSender sender: Any?) -> Any? {
        focus.target(forKeyCommandAction: action)
            ?? super.target(forAction: action, withSender: sender)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        fill(view, with: 7, height: 560, depth: 0)
        setOnSelect()
    }

    private func setOnSelect() {
        focus.onSelect = { [weak self] in
            self?.opened.append(ObjectIdentifier($0))
            self?.misuse.called("FocusNavigator.onSelect")
        }
    }

    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
        misuse.called("UITextFieldDelegate.textFieldShouldBeginEditing")
        return !refusing.contains(ObjectIdentifier(textField))
    }

    // MARK: Deeds

    /// What no documentation forbids in a call.
    enum Deed: String, CaseIterable {
        case hide, remove, focus, removeFocus, present, preference, endEditing, setOnSelect
    }

    /// Plans a deed for a call that will come.
    func plan(_ deed: Deed, _ random: inout SeededNumbers) {
        let names = ["FocusNavigator.onSelect", "UITextFieldDelegate.textFieldShouldBeginEditing"]
        let name = names.randomElement(using: &random)
        let thing = things.randomElement(using: &random)
        misuse.plan(deed.rawValue, after: 0, in: name) { [weak self, weak thing] in
            self?.perform(deed, thing)
        }
    }

    private func perform(_ deed: Deed, _ thing: UIView?) {
        switch deed {
        case .hide: thing?.isHidden = true
        case .remove: thing?.removeFromSuperview()
        case .focus: if let thing { focus.focus(thing) }
        case .removeFocus: focus.removeFocus()
        case .present where presentedViewController == nil:
            present(UIViewController(), animated: false)
        case .preference:
            focus.focusPreference = focus.focusPreference == .library ? .system : .library
        case .endEditing: view.endEditing(true)
        case .setOnSelect:
            focus.onSelect = nil
            setOnSelect()
        default: break
        }
    }

    // MARK: What there is

    /// Fills a view with lines of other ones, some of which hold more.
    private func fill(_ outer: UIView, with count: Int, height: CGFloat, depth: Int) {
        var y: CGFloat = 30
        for _ in 0..<count where y < height - 40 {
            let x: CGFloat = [8, 40, 150].randomElement(using: &random) ?? 8
            switch Int.random(in: 0..<(depth < 2 ? 10 : 6), using: &random) {
            case 0...2:
                add(Card(), to: outer, CGRect(x: x, y: y, width: 90, height: 40))
                if Bool.random(using: &random) {
                    add(Card(), to: outer, CGRect(x: x + 100, y: y, width: 70, height: 36))
                }
                y += 50
            case 3, 4:
                let field = UITextField()
                field.delegate = self
                add(field, to: outer, CGRect(x: x, y: y, width: 140, height: 34))
                y += 44
            case 5:
                addOther(to: outer, CGRect(x: x, y: y, width: 60, height: 30))
                y += 36
            case 6, 7:
                let scroll = UIScrollView(frame: CGRect(x: x, y: y, width: 200, height: 110))
                let length = CGFloat([100, 300, 700].randomElement(using: &random) ?? 300)
                scroll.contentSize = CGSize(width: 200, height: length)
                outer.addSubview(scroll)
                containers.append(scroll)
                scroll.accessibilityLabel = "scroll view \(containers.count)"
                fill(scroll, with: 5, height: length, depth: depth + 1)
                y += 120
            case 8:
                let box = UIView(frame: CGRect(x: x, y: y, width: 220, height: 130))
                if Bool.random(using: &random) {
                    // No group is in two scroll views.
                    box.focusGroupIdentifier = "com.example.box\(containers.count)"
                }
                outer.addSubview(box)
                containers.append(box)
                box.accessibilityLabel = "box \(containers.count)"
                fill(box, with: 3, height: 130, depth: depth + 1)
                y += 140
            default:
                addList(to: outer, CGRect(x: x, y: y, width: 180, height: 100))
                y += 110
            }
        }
    }

    private func add(_ thing: UIView, to outer: UIView, _ frame: CGRect) {
        thing.frame = frame
        thing.accessibilityLabel = "\(things.count)"
        things.append(thing)
        outer.addSubview(thing)
    }

    private func addOther(to outer: UIView, _ frame: CGRect) {
        let other: UIView =
            switch Int.random(in: 0..<3, using: &random) {
            case 0: UIButton(type: .system)
            case 1: UISwitch()
            default: UILabel()
            }
        other.frame = frame
        others.append(other)
        outer.addSubview(other)
    }

    private func addList(to outer: UIView, _ frame: CGRect) {
        let list = TestList([Int.random(in: 0...8, using: &random)])
        lists.append(list)
        add(list.tableView, to: outer, frame)
    }
}
