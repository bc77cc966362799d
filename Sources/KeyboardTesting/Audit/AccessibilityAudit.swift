import UIKit

extension ScriptedKeyboard {
    /// Checks a form by the rules of ``AccessibilityFinding/Rule``, with a row for each element and
    /// rule.
    ///
    /// Elements are the views that people use: inputs, controls, rows that can be selected, and views
    /// that are tapped. The audit begins and ends without a keyboard, and shows a keyboard for each
    /// input that can be edited.
    ///
    /// - 2.1.2 is checked for inputs, web views and lists. A command for Tab counts as leading out,
    ///   unless the command is a list's own. The effect of a command or a page on the key can't be
    ///   known.
    /// - 2.4.11 is checked with the keyboard for inputs, and without one for everything else, wherever
    ///   a scroll view can show the element. No public API tells where the system scrolls the focused
    ///   element, so an element that can be scrolled from behind other views doesn't count as covered.
    ///
    /// - Parameters:
    ///   - root: The view of the form.
    ///   - height: The height of the keyboard in points.
    public func audit(_ root: UIView, keyboardHeight height: CGFloat) async
        -> [AccessibilityFinding]
    {
        await putKeyboardAway()
        let elements = root.elements
        let inputs = root.inputs.filter(\.canBeEdited)
        // Later, the form may have scrolled, and may show other elements.
        let order = AccessibilityFinding.order(of: elements, in: root)
        var findings = elements.map(\.reachable)
        findings += elements.filter { !inputs.contains($0) }.map(atRest)
        for input in inputs { findings += await edit(input, height) }
        await putKeyboardAway()
        return findings + root.keyHolders.map(\.trap) + order
    }

    private func putKeyboardAway() async {
        window.endEditing(true)
        await perform(.hide)
    }

    private func edit(_ input: UIView, _ height: CGFloat) async -> [AccessibilityFinding] {
        // A field that refuses to be edited is used like a button.
        guard (try? beginEditing(input)) != nil else {
            await putKeyboardAway()
            return [atRest(input)]
        }
        await perform([.show(height: height), .wait(0.5)])
        return [AccessibilityFinding(visibility(of: input)), trap(in: input)]
    }

    /// Checks whether a part of an element can be in sight while there is no keyboard.
    private func atRest(_ element: UIView) -> AccessibilityFinding {
        let reach = ScrollReach(of: element, in: window)
        let now = reach.visibility(at: reach.now)
        if let now, !now.isHidden { return AccessibilityFinding(now) }
        let ever = reach.visibility(at: reach.everywhere)
        if let ever, ever.isHidden { return AccessibilityFinding(now ?? ever) }
        return AccessibilityFinding(
            rule: .focusNotObscured, element: element.name, seemsRight: true,
            text: ever == nil
                ? "seems to be out of sight, with nothing in front of it"
                : "seems to come into sight when it is scrolled")
    }

    /// Checks whether Tab and ⇧Tab have a command that leads out of an input.
    private func trap(in input: UIView) -> AccessibilityFinding {
        // A field doesn't take Tab as text, so the system's focus leads out of it.
        guard input is UITextView else {
            return AccessibilityFinding(input, keeps: [], because: "")
        }
        let walk = CommandWalk(in: window)
        return AccessibilityFinding(
            input, keeps: TabKey.allCases.filter { walk.command(for: $0) == nil },
            because: "no command has the keys before the text")
    }
}

/// The two keys that lead from element to element.
private enum TabKey: String, CaseIterable {
    case forward = "Tab"
    case backward = "⇧Tab"

    var keys: OfferedCommand.Keys {
        let modifiers: UIKeyModifierFlags = self == .forward ? [] : .shift
        return OfferedCommand.Keys(input: "\t", modifiers: modifiers.rawValue)
    }
}

extension CommandWalk {
    fileprivate func command(for key: TabKey) -> Candidate? {
        guard case .found(let candidate) = search(for: key.keys) else { return nil }
        return candidate
    }
}

extension UIView {
    /// Checks whether Tab and ⇧Tab lead out of a web view or a list.
    ///
    /// Neither view is made first responder, because a page may start the system's keyboard then.
    fileprivate var trap: AccessibilityFinding {
        if isWebView {
            let walk = CommandWalk(from: self, isTyping: true)
            return AccessibilityFinding(
                self, keeps: TabKey.allCases.filter { walk.command(for: $0) == nil },
                because: "no command has the keys before the page, of which nothing is known")
        }
        // Without a command, the system's focus leads from the list to what comes after it.
        let walk = CommandWalk(from: self, isTyping: false)
        return AccessibilityFinding(
            self, keeps: TabKey.allCases.filter { walk.command(for: $0)?.owner === self },
            because: "the list has a command for the keys, of which nothing is known")
    }
}

extension AccessibilityFinding {
    fileprivate init(_ visibility: ViewVisibility) {
        let text =
            visibility.isInSight
            ? "seems to stay in sight"
            : visibility.isHidden
                ? "seems to be covered: \(visibility)"
                : "seems to be covered in part: \(visibility)"
        self.init(
            rule: .focusNotObscured, element: visibility.element, seemsRight: !visibility.isHidden,
            text: text)
    }

    @MainActor
    fileprivate init(_ view: UIView, keeps keys: [TabKey], because reason: String) {
        let names = keys.map(\.rawValue).joined(separator: " and ")
        self.init(
            rule: .noKeyboardTrap, element: view.name, seemsRight: keys.isEmpty,
            text: keys.isEmpty ? "seems to let keys out" : "seems to keep \(names): \(reason)")
    }

    /// Compares the order in which assistive apps follow elements with the order of reading.
    @MainActor
    fileprivate static func order(of elements: [UIView], in root: UIView) -> [AccessibilityFinding]
    {
        let places = ReadingPlaces(of: elements, in: root)
        return elements.indices.map { index in
            let isLate = places.isLate(index)
            return .init(
                rule: .focusOrder, element: elements[index].name, seemsRight: !isLate,
                text: isLate
                    ? "seems to come after something that is read later"
                    : "seems to come in the order of reading")
        }
    }
}
