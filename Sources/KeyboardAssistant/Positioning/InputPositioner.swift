import CoreGraphics
import Foundation
import UIKit

/// The rules that the app has set for the responses of an assistant.
struct PositionRules {
    /// The position to which inputs are scrolled.
    var constraint = KeyboardAssistant.RepositionConstraint.viewBottomToTopOfKeyboard
    /// The distance between an input and the edge in `constraint`, in points.
    var offset = InputPositioner.defaultOffset
    /// The rule for an input that is already visible.
    var policy = KeyboardAssistant.RepositionPolicy.always
    /// The closure that returns further views that belong to an input.
    var relatedViews: ((UIView) -> [UIView])?
    /// The duration of moves outside of a keyboard's move, in seconds.
    var duration: TimeInterval = 0
    /// The view that sticks above the keyboard.
    var footer: UIView?
    /// A Boolean value that indicates whether keyboards of other apps and screens are avoided, too.
    var avoidsOtherAppsKeyboards = false

    /// The animation of moves outside of a keyboard's move.
    ///
    /// It has no duration if people prefer reduced motion.
    @MainActor
    var animation: KeyboardAnimation {
        MotionPreference.current.animation(
            KeyboardAnimation(
                duration: duration, curve: UIView.AnimationCurve.easeOut.rawValue),
            causedBy: .assistant)
    }
}

/// An object that scrolls an input, and the views that belong to the input, into view.
@MainActor
final class InputPositioner {
    /// A Boolean value that indicates whether inputs are positioned here, and not by the app.
    let scrolls: Bool
    private weak var target: UIScrollView?
    private let scope: ResponseScope
    private let editPoints: EditPointTracker
    private var gate = RepositionGate()
    private var offsets = WeakMap<UIView, CGFloat>()
    /// The views that the app has set for inputs.
    private var setViews = WeakMap<UIView, [WeakBox<UIView>]>()
    /// The views of the input that was positioned last.
    private var lastGroup = RelativeGroup()

    init(
        in scrollView: UIScrollView?, scrolls: Bool, scope: ResponseScope,
        editPoints: EditPointTracker
    ) {
        (target, self.scrolls) = (scrollView, scrolls)
        (self.scope, self.editPoints) = (scope, editPoints)
    }

    /// The scroll view in which inputs are positioned; `nil` if the app positions them.
    var scrollView: UIScrollView? { target }

    // MARK: Inputs

    /// The default distance between an input and the edge, in points.
    nonisolated static let defaultOffset: CGFloat = 20

    /// Sets the distance between `input` and the edge, in points; `nil` uses the distance in the rules.
    func setOffset(_ offset: CGFloat?, for input: UIView) {
        offsets[input] = offset
    }

    /// Sets the views that belong to `input`.
    func setRelatedViews(_ views: [UIView], for input: UIView) {
        setViews[input] = views.isEmpty ? nil : views.map(WeakBox.init)
    }

    /// Returns `input` with everything that determines the visible part of the input and of the views
    /// around.
    func positioned(_ input: UIView, by rules: PositionRules) -> PositionedInput {
        let offset = offsets[input] ?? rules.offset
        return PositionedInput(
            view: input, point: editPoints.editPoint(in: input),
            related: views(relatedTo: input, by: rules),
            offset: offset.isFinite ? offset : Self.defaultOffset)
    }

    /// Returns the views that belong to `input`: the wrapper of a growing text view, the views that the
    /// app has set, and the views that the closure returns, in this order.
    func views(relatedTo input: UIView, by rules: PositionRules) -> [UIView] {
        let views = setViews[input]?.compactMap(\.object) ?? []
        return wrapper(of: input) + views + (rules.relatedViews?(input) ?? [])
    }

    private func wrapper(of input: UIView) -> [UIView] {
        guard let wrapper = input.growingWrapper, let target, wrapper !== target,
            wrapper.isDescendant(of: target)
        else { return [] }
        return [wrapper]
    }

    // MARK: When

    /// Returns a Boolean value that indicates whether `input` must be positioned above the keyboard in
    /// `context`, once for each focus that settles.
    ///
    /// The app is also notified of a keyboard that only gets lower.
    func isDue(_ input: UIView?, in context: KeyboardContext?) -> Bool {
        gate.admits(
            input.map { ObjectIdentifier($0) }, overlap: context?.keyboard?.overlap ?? 0,
            in: context?.keyboard?.window.size ?? .zero, tellsLowering: !scrolls)
    }

    /// Returns a Boolean value that indicates whether another avoider's inset for the keyboard was
    /// awaited until now, and `isMade`.
    func awaitedInset(_ isMade: Bool) -> Bool {
        gate.insetIsMade(byNow: isMade)
    }

    /// Lets the edited input be positioned once more.
    ///
    /// A reused cell has the same input in another row.
    func forgetPositioned() {
        gate = RepositionGate()
    }

    // MARK: Positioning

    /// Scrolls `input` to its position above `keyboard`.
    func position(
        _ input: PositionedInput, above keyboard: KeyboardGeometry, by rules: PositionRules,
        awaitsInset: Bool
    ) {
        guard let target else { return }
        revealInside(input)
        scroll(
            target, to: input, above: keyboard, by: rules, offset: input.offset,
            awaitsInset: awaitsInset)
        revealOutside(input, above: keyboard)
        // For the row to which people move next.
        if let group = target.group(of: input) { lastGroup = group }
    }

    /// Scrolls `scrollView` so that `input` moves to its position above `keyboard`.
    func scroll(
        _ scrollView: UIScrollView, to input: PositionedInput, above keyboard: KeyboardGeometry,
        by rules: PositionRules, offset: CGFloat, awaitsInset: Bool
    ) {
        let geometry = scrollView.geometry(
            under: keyboard, awaitsInset: awaitsInset, around: input.view)
        let target = scrollView.revealTarget(of: input, fitting: geometry.visibleLength)
        guard let target else { return }
        scroll(scrollView, to: target, in: geometry, by: rules, offset: offset)
    }

    private func scroll(
        _ scrollView: UIScrollView, to target: RevealTarget, in geometry: ScrollGeometry,
        by rules: PositionRules, offset: CGFloat
    ) {
        if target.isLine || rules.policy == .ifNeeded, geometry.shows(target.span) {
            // Content that is coming to rest would take along what is visible now.
            guard scrollView.isDecelerating else { return }
            return scroll(scrollView, to: geometry.offset(revealing: target.span, margin: 0), rules)
        }
        let offset = offset.finiteOrZero
        scroll(
            scrollView,
            to: target.isLine
                ? geometry.offset(revealing: target.span, margin: offset)
                : geometry.offset(
                    positioning: target.span, by: rules.constraint, offset: offset), rules)
    }

    private func scroll(_ scrollView: UIScrollView, to offset: CGFloat, _ rules: PositionRules) {
        scope.join(with: rules.animation) { scrollView.scroll(to: offset) }
    }

    /// Scrolls the row at `rect` to the expected position of its input.
    func reveal(
        rowAt rect: CGRect, above keyboard: KeyboardGeometry?, by rules: PositionRules,
        awaitsInset: Bool
    ) {
        guard let target else { return }
        let geometry = target.geometry(
            under: keyboard, awaitsInset: awaitsInset, aroundRowAt: rect)
        // Without a keyboard, inputs aren't positioned.
        let isMinimal = keyboard?.isDocked != true || rect.height > geometry.visibleLength
        let row = rect.minY...rect.maxY
        let span = row.extended(by: lastGroup.spans(beside: row), fitting: geometry.visibleLength)
        scope.withoutResponse {
            scroll(
                target, to: RevealTarget(span: span, isLine: isMinimal), in: geometry, by: rules,
                offset: rules.offset)
        }
    }

    // MARK: Revealing

    /// Scrolls the minimum distance that shows `input`, or the edited line, with the views that belong
    /// to the input.
    func reveal(_ input: PositionedInput, above keyboard: KeyboardGeometry) {
        guard let target else { return }
        revealInside(input)
        let geometry = target.geometry(under: keyboard, around: input.view)
        guard let part = target.revealTarget(of: input, fitting: geometry.visibleLength) else {
            return
        }
        target.scroll(to: geometry.offset(revealing: part.span, margin: input.offset))
        revealOutside(input, above: keyboard)
    }

    /// Returns a Boolean value that indicates whether `keyboard` covers a part of `input`, or of the
    /// edited line, in the scroll view.
    func isCovered(_ input: PositionedInput, by keyboard: KeyboardGeometry) -> Bool {
        guard let target else { return false }
        let geometry = target.geometry(under: keyboard, around: input.view)
        let part = target.revealTarget(of: input, fitting: geometry.visibleLength)
        return part.map { !geometry.shows($0.span) } ?? false
    }

    /// Scrolls the scroll views around `input`, from the inside out, to show as much of the input as
    /// possible before the assistant's own scroll view does the rest.
    private func revealInside(_ input: PositionedInput) {
        guard let target, input.view.isDescendant(of: target) else { return }
        for case let inner as UIScrollView in input.view.superviews(below: target) {
            inner.reveal(input, above: nil)
        }
    }

    /// Scrolls the outer scroll views in which other assistants avoid the keyboard, if the
    /// assistant's own scroll view couldn't show the input.
    private func revealOutside(_ input: PositionedInput, above keyboard: KeyboardGeometry) {
        for outer in RunningAssistants.scrollViews(around: target) {
            outer.reveal(input, above: keyboard, margin: input.offset)
        }
    }

    // MARK: The scroll views

    /// Returns the visible parts of `input` in the scroll views around it.
    ///
    /// Only the assistant's own scroll view is under the keyboard.
    func regions(of input: PositionedInput, under keyboard: KeyboardGeometry) -> [EditedRegion] {
        scrollViews(around: input.view).compactMap { view in
            let geometry = view.geometry(
                under: view === target ? keyboard : nil, around: input.view)
            return view.editedRegion(of: input, in: geometry)
        }
    }

    /// Returns the vertical axes of the scroll views around `input`.
    func axes(around input: UIView?) -> [ScrollAxis] {
        scrollViews(around: input).map { ScrollAxis(.vertical, of: $0) }
    }

    /// Returns the collection views that a response to a layout may change.
    func collectionViews(around input: UIView?) -> [UICollectionView] {
        let around = scrollViews(around: input)
        let views = around.isEmpty ? [target].compactMap(\.self) : around
        return views.compactMap { $0 as? UICollectionView }
    }

    /// A Boolean value that indicates whether people are scrolling the scroll view or an outer one.
    var isScrolledByPeople: Bool { target.map(editPoints.isScrolledByPeople) ?? false }

    /// Returns the scroll views around `input` from the inside out, with the assistant's own last.
    func scrollViews(around input: UIView?) -> [UIScrollView] {
        guard let target, let input, input.isDescendant(of: target) else { return [] }
        let inner = input === target ? [] : Array(input.superviews(below: target))
        return inner.compactMap { $0 as? UIScrollView } + [target]
    }
}

extension PositionedInput {
    /// Scrolls the input, and the scroll views around, from the inside out, where other means than
    /// their insets avoid the keyboard.
    func revealInScrollViews() {
        for case let scrollView as UIScrollView in sequence(first: view, next: \.superview) {
            scrollView.reveal(self, above: nil, margin: offset)
        }
    }
}

extension UIScrollView {
    /// Scrolls the minimum distance that shows `input`, or the edited line, with the views that belong
    /// to the input, unless all of them are visible.
    fileprivate func reveal(
        _ input: PositionedInput, above keyboard: KeyboardGeometry?, margin: CGFloat = 0
    ) {
        let geometry = geometry(under: keyboard, around: input.view)
        let target = revealTarget(of: input, fitting: geometry.visibleLength)
        guard let target, !geometry.shows(target.span) else { return }
        scroll(to: geometry.offset(revealing: target.span, margin: margin))
    }

    /// Returns the part of `input` that is visible with `geometry`.
    fileprivate func editedRegion(
        of input: PositionedInput, in geometry: ScrollGeometry
    ) -> EditedRegion? {
        guard let span = editedSpan(of: input) else { return nil }
        let target =
            input.related.isEmpty
            ? nil : revealTarget(of: input, fitting: geometry.visibleLength)
        return EditedRegion(
            input: ObjectIdentifier(input.view), scrollView: ObjectIdentifier(self),
            isList: self is UITableView || self is UICollectionView, width: bounds.width,
            geometry: geometry, span: span, group: target?.span ?? span)
    }
}
