import CoreGraphics
import UIKit

/// A view whose inputs belong to a form as they come and go: a table, a collection view, or any
/// other view.
@MainActor
final class InputContainer {
    private(set) weak var view: UIView?
    private let declaration: ((IndexPath) -> Bool)?
    private var scopes: [ObjectIdentifier: FormListScope] = [:]
    /// The last ways to inputs that exist, or to one that is edited in a row out of view.
    private var lastPaths: [ObjectIdentifier: LastPath] = [:]
    private var probe: ContainerProbe?
    /// The probes of what is in a container that isn't a list.
    private var partProbes: [ObjectIdentifier: PartProbe] = [:]
    private var lastSize: CGSize?
    private let onChange: () -> Void

    /// The last way that was asked for, and the elements before the one to which it led.
    private struct LastPath {
        let input: WeakBox<UIView>
        let path: FormPath
        let earlier: [WeakBox<UIView>]
    }

    /// Creates a container, which calls `onChange` when a layout may have brought other inputs.
    init(
        _ view: UIView, declaration: ((IndexPath) -> Bool)?, onChange: @escaping () -> Void
    ) {
        self.view = view
        self.declaration = declaration
        self.onChange = onChange
    }

    // MARK: Inputs that exist

    /// The inputs that exist now, in order.
    ///
    /// They aren't stored, because a reload changes their order without a layout that tells.
    var existingInputs: [UIView] { existingInputs(afterScroll: false) }

    private func existingInputs(afterScroll isScroll: Bool) -> [UIView] {
        elements.flatMap { existingInputs(of: $0, afterScroll: isScroll) }
    }

    /// Looks for the inputs that exist now, and again when a layout may have brought others.
    ///
    /// - Parameter isScroll: A Boolean value that indicates whether only a scroll may have changed
    ///   them, so that parts of lists that stay on the screen aren't looked at.
    func refresh(afterScroll isScroll: Bool = false) -> [UIView] {
        let size = view?.bounds.size
        let isScroll = isScroll && size == lastSize
        lastSize = size
        observeLayouts()
        let found = existingInputs(afterScroll: isScroll)
        let ids = Set(found.map { ObjectIdentifier($0) })
        lastPaths = lastPaths.filter { id, last in
            ids.contains(id) || last.input.object?.isFirstResponder == true
        }
        return found
    }

    /// Stops detecting changes, until the next look at the inputs.
    func stopObserving() {
        probe = nil
        partProbes = [:]
    }

    private func observeLayouts() {
        guard let view else { return }
        if probe?.isIn(view) != true {
            probe = ContainerProbe(in: view) { [weak self] in self?.onChange() }
        }
        guard !view.isList else { return }
        let places = view.formPlaces
        partProbes = partProbes.filter { id, probe in
            places.contains { ObjectIdentifier($0) == id && probe.isBeside($0) }
        }
        for place in places where partProbes[ObjectIdentifier(place)] == nil {
            partProbes[ObjectIdentifier(place)] = PartProbe(of: place) { [weak self] in
                self?.onChange()
            }
        }
    }

    private func existingInputs(of element: UIView, afterScroll isScroll: Bool) -> [UIView] {
        guard element.isList else { return [element] }
        return scope(of: element)?.existingElements(afterScroll: isScroll)
            .flatMap { existingInputs(of: $0, afterScroll: isScroll) } ?? []
    }

    /// The container itself if it is a list, or else the inputs and lists in it.
    private var elements: [UIView] { view.map { $0.isList ? [$0] : $0.formElements } ?? [] }

    private func scope(of list: UIView) -> FormListScope? {
        if let scope = scopes[ObjectIdentifier(list)], scope.list.scrollView === list {
            return scope
        }
        scopes = scopes.filter { $0.value.list.scrollView != nil }
        let scope = FormListScope(list, declaration: list === view ? declaration : nil)
        scopes[ObjectIdentifier(list)] = scope
        return scope
    }

    // MARK: Searching

    /// Returns the way to `input`, or the last one that was recorded if its row is out of view.
    ///
    /// - Parameter isStep: A Boolean value that indicates whether the path has to hold although the
    ///   list may change.
    func path(to input: UIView, isStep: Bool = false) -> FormPath? {
        let elements = elements
        let found = FormPath(
            to: input, in: elements, isStep: isStep, scope: { self.scope(of: $0) })
        if let path = found {
            lastPaths[ObjectIdentifier(input)] = LastPath(
                input: WeakBox(input), path: path,
                earlier: elements.prefix(path.index).map { WeakBox($0) })
            return path
        }
        guard let last = lastPaths[ObjectIdentifier(input)], last.input.object === input else {
            return nil
        }
        if last.path.list != nil { return last.path }
        return FormPath(afterLastOf: last.earlier.compactMap(\.object), in: elements)
    }

    /// Returns the input at a path that has been searched from; `nil` if it doesn't exist now.
    func input(at path: FormPath) -> UIView? {
        var (path, elements) = (path, elements)
        while elements.indices.contains(path.index) {
            let element = elements[path.index]
            guard let inner = path.list, let part = inner.searchedPart else {
                return element.isList ? nil : element
            }
            guard let scope = scope(of: element), let view = scope.list.view(of: part) else {
                return nil
            }
            elements = scope.elements(of: part, in: view)
            path = FormPath(index: inner.place.index, list: inner.inner)
        }
        return nil
    }

    /// Searches for an input after `path`; with `nil`, from the beginning or the end.
    ///
    /// - Parameter screens: The number of parts that the same step has brought onto the screen.
    func search(
        _ direction: InputDirection, after path: FormPath?, unseen: FormSearch.Unseen,
        screens: Int = 0, visit: @escaping (UIView) -> Bool
    ) -> FormSearch.Result {
        FormSearch(
            direction, unseen: unseen, screens: screens, scope: { self.scope(of: $0) },
            visit: visit
        ).search(elements, after: path)
    }

    /// The availability of the container's inputs, some of which may not exist yet.
    var availability: InputAvailability { view?.containerAvailability ?? .unavailable }
}

/// The hidden view that detects layouts that may have changed the inputs of a container.
///
/// In a scroll view it extends from the origin of the content to the corner of what is visible, so
/// that scrolling is detected too. Elsewhere it is as large as the container.
private final class ContainerProbe {
    private weak var probe: LayoutProbe?
    private let cleanup: Cleanup

    @MainActor
    init(in view: UIView, onChange: @escaping () -> Void) {
        let probe = LayoutProbe(in: view, lastSize: .zero, onChange: onChange)
        self.probe = probe
        cleanup = Cleanup { [weak probe] in probe?.removeFromSuperview() }
        let scrollView = view as? UIScrollView
        let (origin, extent) = (
            scrollView?.contentLayoutGuide, scrollView?.frameLayoutGuide
        )
        let pins = [
            probe.topAnchor.constraint(equalTo: origin?.topAnchor ?? view.topAnchor),
            probe.leftAnchor.constraint(equalTo: origin?.leftAnchor ?? view.leftAnchor),
            probe.bottomAnchor.constraint(equalTo: extent?.bottomAnchor ?? view.bottomAnchor),
            probe.rightAnchor.constraint(equalTo: extent?.rightAnchor ?? view.rightAnchor),
        ]
        // The constraints aren't required, because a size can't be negative.
        pins.forEach { $0.priority = .defaultHigh }
        NSLayoutConstraint.activate(pins)
    }

    @MainActor
    func isIn(_ view: UIView) -> Bool { probe?.superview === view }
}

/// The hidden view that detects that a part of a container was given another size, which happens to
/// the arranged subviews of a stack view when one of them is shown or hidden.
private final class PartProbe {
    private weak var probe: LayoutProbe?
    private weak var part: UIView?
    private let cleanup: Cleanup

    @MainActor
    init?(of part: UIView, onChange: @escaping () -> Void) {
        guard let superview = part.superview else { return nil }
        let probe = LayoutProbe(in: superview, onChange: onChange)
        (self.probe, self.part) = (probe, part)
        cleanup = Cleanup { [weak probe] in probe?.removeFromSuperview() }
        let pins = [
            probe.topAnchor.constraint(equalTo: superview.topAnchor),
            probe.leftAnchor.constraint(equalTo: superview.leftAnchor),
            probe.widthAnchor.constraint(equalTo: part.widthAnchor),
            probe.heightAnchor.constraint(equalTo: part.heightAnchor),
        ]
        pins.forEach { $0.priority = .defaultLow }
        NSLayoutConstraint.activate(pins)
    }

    /// Returns a Boolean value that indicates whether this is still the probe of `view`.
    @MainActor
    func isBeside(_ view: UIView) -> Bool {
        part === view && probe != nil && probe?.superview === view.superview
    }
}

/// A text field that nobody sees and that keeps the keyboard, while the focus moves from one row to
/// another.
///
/// In between, the app may reload the list, and UIKit may take away the cell in which editing
/// ends. The keyboard would go and come back.
@MainActor
final class KeyboardHolder {
    private let field = UITextField(frame: .zero)

    /// Creates a holder for the keyboard of `input`, in the view that contains `container`.
    init(for input: UIView, beside container: UIView) {
        field.alpha = 0
        field.isAccessibilityElement = false
        field.adoptKeyboard(of: input)
        (container.superview ?? container).addSubview(field)
    }

    /// Ends editing in the input; `false` if it declines.
    func take() -> Bool {
        if field.becomeFirstResponder() { return true }
        field.removeFromSuperview()
        return false
    }

    /// Releases the keyboard, unless another input has it by now.
    func release() {
        if field.isFirstResponder { field.resignFirstResponder() }
        field.removeFromSuperview()
    }
}

extension UITextField {
    /// Makes the keyboard of this field look like that of `input`.
    fileprivate func adoptKeyboard(of input: UIView) {
        _ = setAccessoryBar(input.accessoryBar)
        inputView = input.inputView
        if let other = input as? UITextField {
            adopt(
                other.keyboardType, other.keyboardAppearance, other.returnKeyType,
                other.autocorrectionType, isSecure: other.isSecureTextEntry)
        } else if let other = input as? UITextView {
            adopt(
                other.keyboardType, other.keyboardAppearance, other.returnKeyType,
                other.autocorrectionType, isSecure: other.isSecureTextEntry)
        }
    }

    private func adopt(
        _ type: UIKeyboardType, _ appearance: UIKeyboardAppearance, _ returnKey: UIReturnKeyType,
        _ autocorrection: UITextAutocorrectionType, isSecure: Bool
    ) {
        keyboardType = type
        keyboardAppearance = appearance
        returnKeyType = returnKey
        autocorrectionType = autocorrection
        isSecureTextEntry = isSecure
    }
}
