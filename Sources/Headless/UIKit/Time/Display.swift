import Foundation
import QuartzCore

/// A screen that shows sixty or more pictures a second, and calls display links for each.
///
/// A picture shows the changes that were committed before it, and animations at its time. Changes
/// by a display link that is called for a picture are visible in the next one.
@MainActor
package final class Display: LinkedDisplay {
    /// The time from one picture to the next, in seconds.
    package static var period: CFTimeInterval { 1 / Double(UIScreen.current.framesPerSecond) }

    // Weak, as a link may be stopped after its device is gone.
    private weak var clock: VirtualClock?
    package private(set) var links: [CADisplayLink] = []
    private var viewers: [Int: @MainActor () -> Bool] = [:]
    private var lastViewer = 0
    private var next: VirtualClock.Token?

    init(clock: VirtualClock) {
        self.clock = clock
    }

    package func linkDidChange(_ link: CADisplayLink) {
        links.removeAll { $0 === link }
        if link.isAdded { links.append(link) }
        schedule()
    }

    /// Calls `viewer` for each picture, before its display links, until it returns `false` or is
    /// removed by the returned number.
    package func addViewer(_ viewer: @escaping @MainActor () -> Bool) -> Int {
        lastViewer += 1
        viewers[lastViewer] = viewer
        schedule()
        return lastViewer
    }

    package func removeViewer(_ number: Int) {
        viewers[number] = nil
        schedule()
    }

    private func schedule() {
        next?.cancel()
        next = nil
        let isLinked = links.contains(where: \.isRunning)
        guard let clock, isLinked || !viewers.isEmpty else { return }
        let picture = Int((clock.now / Self.period + 1e-6).rounded(.down)) + 1
        next = clock.schedule(
            at: Double(picture) * Self.period, as: isLinked ? .picture : .onlooker
        ) { [weak self] in self?.show(picture) }
    }

    private func show(_ picture: Int) {
        next = nil
        for number in viewers.keys.sorted() where viewers[number]?() == false {
            viewers[number] = nil
        }
        for link in links where link.isDue(for: picture, period: Self.period) {
            link.begin(picture, period: Self.period)
            call(link)
        }
        schedule()
    }

    private func call(_ link: CADisplayLink) {
        guard let target = link.target else { return }
        ActionTable.call(link.selector, of: target, from: link)
    }
}
