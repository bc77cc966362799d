import UIKit

/// The part of a conversation that a layout changes.
enum ConversationLayoutChange {
    /// The content was scrolled, or the content or the list has another size.
    case content
    /// The list, the bar or the keyboard's layout guide is elsewhere, or has another size.
    case place
}

/// Hidden views that report when a layout changes the list, the bar or the keyboard's layout guide,
/// in the same layout pass.
@MainActor
final class ConversationWatch {
    private let cleanup: Cleanup
    private let guide: KeyboardGuideProbes
    private let observer: ContentObserver
    private let content: ContentReports
    private let views: [WeakBox<UIView>]

    /// Watches `list` and `bar` in `window`, and reports their next layout.
    ///
    /// `scrolled` is called when the content has another offset, before a layout.
    init(
        _ list: UIScrollView, _ bar: UIView?, in window: UIWindow,
        scrolled: @escaping @MainActor () -> Void,
        changed: @escaping (ConversationLayoutChange) -> Void
    ) {
        views = Self.views(list, bar, window).map(WeakBox.init)
        let content = ContentReports(in: list) { changed(.content) }
        self.content = content
        observer = ContentObserver(
            of: list, resized: { content.report() },
            scrolled: {
                scrolled()
                content.report()
            })
        guide = KeyboardGuideProbes(in: window) { changed(.place) }
        let places = ([list, bar].compactMap(\.self) as [UIView]).flatMap { view in
            Self.probes(of: view, in: window) { changed(.place) }
        }
        // In a list that is upside down, the effect would grow with the bar, over the rows.
        let edgeBar = list.isUpsideDown ? nil : bar
        let edge = edgeBar.flatMap { SystemDesign.extendBottomEdge(of: list, to: $0) }
        cleanup = Cleanup { [weak bar] in
            for probe in content.probes as [UIView] + places { probe.removeFromSuperview() }
            if let edge { bar?.removeInteraction(edge) }
        }
        content.report()
    }

    /// Returns a Boolean value that indicates whether `list` and `bar` are watched in their present
    /// places.
    func isWatching(_ list: UIScrollView, _ bar: UIView?, in window: UIWindow) -> Bool {
        Self.views(list, bar, window).elementsEqual(views) { $0 === $1.object }
    }

    private static func views(
        _ list: UIScrollView, _ bar: UIView?, _ window: UIWindow
    ) -> [UIView] {
        [list, list.superview, bar, bar?.superview, window].compactMap(\.self)
    }

    /// Reports the content after the list's next layout.
    func reportNextLayout() {
        content.report()
    }

    /// Returns probes for the upper and the lower edge of `view`, beside the view and in its
    /// window.
    ///
    /// The probes beside the view are laid out together with the view, in the same animation. The
    /// probes in the window also detect moves of views around the view.
    private static func probes(
        of view: UIView, in window: UIWindow, changed: @escaping () -> Void
    ) -> [EdgeProbe] {
        [view.superview, window].compactMap(\.self).flatMap { container in
            let frame = view.convert(view.bounds, to: container)
            return [(view.topAnchor, frame.minY), (view.bottomAnchor, frame.maxY)].map { edge, y in
                let probe = EdgeProbe(in: container, below: container.topAnchor, moved: changed)
                probe.pin(to: edge, at: y, in: container)
                return probe
            }
        }
    }

    /// Ties the probes to new layout guides, if necessary.
    func update() {
        guide.update()
    }
}

/// Reports of a list's content after the list's own layout.
///
/// The content gets another size or offset in the middle of that layout, or before it.
@MainActor
private final class ContentReports {
    /// There are two, because a view can't request its own layout while it is laid out.
    private(set) var probes: [CornerProbe] = []
    private var isFirstReporting = false

    init(in list: UIView, _ changed: @escaping () -> Void) {
        let first = CornerProbe(in: list) { [weak self] in
            self?.isFirstReporting = true
            changed()
            self?.isFirstReporting = false
        }
        probes = [first, CornerProbe(in: list, changed: changed)]
    }

    /// Asks for a report after the next layout.
    func report() {
        probes[isFirstReporting ? 1 : 0].reportNextLayout()
    }
}
