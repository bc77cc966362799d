import Foundation

/// A clock that calls layers at the end of their animations.
@MainActor
package protocol AnimationClock: AnyObject {
    func run(after seconds: CFTimeInterval, _ action: @escaping @MainActor () -> Void)
}

/// The animations of one layer.
@MainActor
final class LayerAnimations {
    private struct Entry {
        let key: String?
        let animation: CAAnimation
    }

    private var entries: [Entry] = []

    var keys: [String]? {
        let keys = entries.compactMap(\.key)
        return keys.isEmpty ? nil : keys
    }

    func animation(_ key: String) -> CAAnimation? { entries.first { $0.key == key }?.animation }

    // Apple: a new animation replaces the one with the same key.
    func add(_ animation: CAAnimation, _ key: String?) {
        if let key { remove(key) }
        entries.append(Entry(key: key, animation: animation))
        let time = animation.runningTime
        CATransaction.noteAnimation(lasting: time)
        animation.delegate?.animationDidStart(animation)
        guard time.isFinite else { return }
        DeviceInUse.current.clock?.run(after: time) { [weak self] in self?.finish(animation) }
    }

    private func finish(_ animation: CAAnimation) {
        guard entries.contains(where: { $0.animation === animation }) else { return }
        if animation.isRemovedOnCompletion {
            entries.removeAll { $0.animation === animation }
        }
        animation.delegate?.animationDidStop(animation, finished: true)
    }

    func remove(_ key: String) {
        stop { $0.key == key }
    }

    func removeAll() {
        stop { _ in true }
    }

    private func stop(_ isMeant: (Entry) -> Bool) {
        let stopped = entries.filter(isMeant)
        entries.removeAll(where: isMeant)
        for entry in stopped {
            entry.animation.delegate?.animationDidStop(entry.animation, finished: false)
        }
    }
}
