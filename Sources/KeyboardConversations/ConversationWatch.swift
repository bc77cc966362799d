import UIKit

/// What a layout can do to a conversation.
enum ConversationLayoutChange {
    /// The content was scrolled, or the content or the list has another size.
    case content
    /// The list, the bar or the keyboard's layout guide is elsewhere, or has another size.
    case place
}

/// Hidden views that tell when a layout changes what a conversation consists of, in the same layout
/// pass.
@MainActor
final class ConversationWatch {
    private let cleanup: Cleanup
    private let guide: KeyboardGuideProbes
    private let observer: ContentObserver

    /// Watches `list` and `bar` in `window`.
    ///
    /// `scrolled` is called when the content has another offset, before a layout.
    init(
        _ list: UIScrollView, _ bar: UIView?, in window: UIWindow,
        scrolled: @escaping @MainActor () -> Void,
        changed: @escaping (ConversationLayoutChange) -> Void
    ) {
        let scroll = CornerProbe(in: list) { changed(.content) }
        scroll.pinToVisibleCorner(of: list)
        // The size changes in the middle of the list's own layout, after which this one is laid out.
        let content = CornerProbe(in: list) { changed(.content) }
        observer = ContentObserver(
            of: list, resized: { [weak content] in content?.reportNextLayout() },
            scrolled: scrolled)
        guide = KeyboardGuideProbes(in: window) { changed(.place) }
        let places = ([list, bar].compactMap(\.self) as [UIView]).flatMap { view in
            Self.probes(of: view, in: window) { changed(.place) }
        }
        // In a list that is upside down, the effect would grow with the bar, over the rows.
        let edge =
            list.transform.d < 0
            ? nil
            : bar.flatMap {
                SystemDesign.extendBottomEdge(of: list, to: $0)
            }
        cleanup = Cleanup { [weak bar] in
            for probe in [scroll, content] as [UIView] + places { probe.removeFromSuperview() }
            if let edge { bar?.removeInteraction(edge) }
        }
    }

    /// Returns probes for the upper and the lower edge of `view`, beside it and in its window.
    ///
    /// The former are laid out together with the view, in the animation in which that happens. The
    /// latter also detect what moves around it.
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

    /// Ties what has to be tied to other guides.
    func update() {
        guide.update()
    }
}
