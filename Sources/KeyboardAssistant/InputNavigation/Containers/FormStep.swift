import CoreGraphics
import UIKit

/// A step through a form that may lead into a list.
///
/// Before a list is searched, editing ends in the input that the step comes from, so that whatever
/// the app changes then is done when the next input is looked for.
@MainActor
struct FormStep {
    private let direction: InputDirection
    private let item: UIView
    private unowned let navigator: InputNavigator
    private var holder: KeyboardHolder?
    private var start: (container: InputContainer, path: FormPath)?
    /// The offsets of the lists that the step has scrolled, before it did.
    private var offsets: [ObjectIdentifier: (scrollView: UIScrollView, offset: CGPoint)] = [:]
    private var screens = 0
    private let placeInRow: PlaceInRow?

    init(_ direction: InputDirection, from item: UIView, in navigator: InputNavigator) {
        self.direction = direction
        self.item = item
        self.navigator = navigator
        placeInRow = PlaceInRow(of: item)
    }

    /// Searches a container, and returns whether the step is over.
    ///
    /// It is if an input was found, if the input that it comes from declines to end editing, or if
    /// the step has brought as many parts onto the screen as one key may.
    mutating func search(_ container: InputContainer, after path: FormPath?) -> Bool {
        guard holdKeyboard(beside: container) else { return true }
        if let path { start = (container, path) }
        var (offsets, screens) = (offsets, screens)
        let (item, navigator, placeInRow) = (item, navigator, placeInRow)
        let result = container.search(
            direction, after: path,
            unseen: .isRevealed { part, scope in
                screens += 1
                guard let scrollView = scope.list.scrollView else { return }
                let id = ObjectIdentifier(scrollView)
                offsets[id] = offsets[id] ?? (scrollView, scrollView.contentOffset)
                navigator.reveal(part, in: scope.list, expecting: placeInRow)
            }, screens: screens
        ) { input in
            guard input.inputAvailability == .inWindow else { return false }
            navigator.adoptInputs(of: container, and: input)
            guard navigator.makeFirstResponder(input) else { return false }
            if let view = container.view { navigator.revealSideways(input, in: view) }
            // The cell has been reused for the row to which the focus moved.
            if input === item { navigator.report(.init(from: item, to: input)) }
            return true
        }
        (self.offsets, self.screens) = (offsets, screens)
        switch result {
        case .found: end()
        case .nothing: return false
        case .exhausted: endWithoutResult()
        }
        return true
    }

    /// Ends editing in the input that the step comes from, and keeps the keyboard; `false` if the
    /// input declines.
    private mutating func holdKeyboard(beside container: InputContainer) -> Bool {
        guard holder == nil, let view = container.view,
            let typed = navigator.inputBeingTypedIn, typed.isFirstResponder
        else { return true }
        let holder = KeyboardHolder(for: typed, beside: view)
        guard holder.take() else { return false }
        self.holder = holder
        return true
    }

    /// Ends the step at the input that has the focus now.
    func end() {
        holder?.release()
        guard !offsets.isEmpty, let input = navigator.inputBeingTypedIn else { return }
        // Other rows are on the screen than those that VoiceOver knows.
        UIAccessibility.post(notification: .layoutChanged, argument: input)
    }

    /// Ends the step where it began, because there is no input in its direction.
    func endWithoutResult() {
        for (scrollView, offset) in offsets.values {
            UIView.performWithoutAnimation {
                scrollView.setContentOffset(offset, animated: false)
                scrollView.layoutIfNeeded()
            }
        }
        // The bar and labels that show whether there is a next input are out of date.
        defer { navigator.refresh() }
        guard let holder else { return }
        if direction == .previous, returnToStart() { return holder.release() }
        holder.release()
        navigator.editingEnded(in: item)
    }

    /// Begins editing again where the step began, and returns whether it succeeded.
    ///
    /// UIKit may have made another cell for the row.
    private func returnToStart() -> Bool {
        var input: UIView? = item
        if let start {
            navigator.adoptInputs(of: start.container)
            input = start.container.input(at: start.path)
        }
        guard let input, navigator.contains(input) else { return false }
        return navigator.makeFirstResponder(input)
    }
}

/// The place of an input in its row, in points.
///
/// The rows of a form tend to be alike. If the input of another row is expected at the same place,
/// one scroll brings it to where it will be positioned.
struct PlaceInRow: Equatable, Sendable {
    var top: CGFloat
    var height: CGFloat

    /// Returns the rectangle in `row` where its input is expected.
    func rect(in row: CGRect) -> CGRect {
        let height = min(height, row.height)
        return CGRect(
            x: row.minX, y: row.minY + top.clamped(to: 0...(row.height - height)),
            width: row.width, height: height)
    }
}

extension PlaceInRow {
    /// Creates the place of an input; `nil` if it isn't in a cell.
    @MainActor
    init?(of input: UIView) {
        let superviews = sequence(first: input, next: \.superview)
        guard let cell = superviews.first(where: \.isCell) else { return nil }
        let frame = input.convert(input.bounds, to: cell)
        self.init(top: frame.minY, height: frame.height)
    }
}

/// An object that positions the rows of a form's lists above the keyboard.
@MainActor
protocol RowRevealing: AnyObject {
    /// Scrolls `scrollView` so that `rect`, in its coordinates, is where inputs are positioned.
    ///
    /// - Returns: `false` if this object isn't responsible for the scroll view.
    func reveal(_ rect: CGRect, in scrollView: UIScrollView) -> Bool
}

/// A weak reference to an object that positions rows.
struct WeakRevealer {
    weak var object: (any RowRevealing)?
}

extension InputNavigator {
    /// Brings a part of a list onto the screen, so that UIKit makes its view.
    ///
    /// The frames of a list with estimated sizes are corrected when they come into view.
    ///
    /// - Parameter place: The expected place of the input.
    func reveal(_ part: FormRow, in list: any FormList, expecting place: PlaceInRow?) {
        guard let scrollView = list.scrollView else { return }
        for _ in 0..<3 {
            guard let frame = list.frame(of: part), !frame.isNull else { break }
            let isFar = abs(frame.midY - scrollView.bounds.midY) > scrollView.bounds.height * 1.5
            animate(unless: isFar || UIAccessibility.isReduceMotionEnabled) {
                let isRevealed = self.revealers.contains {
                    $0.object?.reveal(place?.rect(in: frame) ?? frame, in: scrollView) == true
                }
                if !isRevealed { scrollView.scrollRectToVisible(frame, animated: false) }
            }
            UIView.performWithoutAnimation { scrollView.layoutIfNeeded() }
            if list.shownView(of: part) != nil { return }
        }
        if case .row(let position) = part {
            UIView.performWithoutAnimation {
                list.scroll(to: position)
                scrollView.layoutIfNeeded()
            }
        }
    }

    /// Scrolls `input` into view sideways, which an assistant doesn't do.
    func revealSideways(_ input: UIView, in container: UIView) {
        let views = sequence(first: input, next: \.superview).prefix { $0 !== container }
        for case let scrollView as UIScrollView in Array(views.dropFirst()) + [container] {
            let (rect, visible) = (input.convert(input.bounds, to: scrollView), scrollView.bounds)
            guard scrollView.contentSize.width > visible.width,
                rect.minX < visible.minX || rect.maxX > visible.maxX
            else { continue }
            let target = CGRect(x: rect.minX, y: visible.midY, width: rect.width, height: 1)
            animate(unless: UIAccessibility.isReduceMotionEnabled) {
                scrollView.scrollRectToVisible(target, animated: false)
            }
        }
    }

    private func animate(unless isJump: Bool, _ changes: @escaping () -> Void) {
        if isJump { return UIView.performWithoutAnimation(changes) }
        UIView.animate(
            withDuration: 0.25, delay: 0,
            options: [.curveEaseOut, .beginFromCurrentState, .allowUserInteraction],
            animations: changes)
    }
}
