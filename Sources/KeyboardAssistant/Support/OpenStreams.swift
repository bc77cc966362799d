import Foundation

/// Streams of events that have readers; they end when this is let go of.
///
/// It holds a stream's continuation, and nothing of its reader.
final class OpenStreams<Element: Sendable>: Sendable {
    private let lock = NSLock()
    // Read and written while `lock` is held, and in `deinit`, when nobody else has a reference.
    nonisolated(unsafe) private var continuations: [UInt: AsyncStream<Element>.Continuation] = [:]
    nonisolated(unsafe) private var last: UInt = 0

    /// How many have not ended.
    var count: Int { lock.withLock { continuations.count } }

    /// Returns a new stream, which hears of what happens from now on.
    func open() -> AsyncStream<Element> {
        let (stream, continuation) = AsyncStream.makeStream(of: Element.self)
        let number = lock.withLock {
            last += 1
            continuations[last] = continuation
            return last
        }
        // It is called on whatever thread cancels the reader or lets go of the stream.
        continuation.onTermination = { [weak self] _ in self?.remove(number) }
        return stream
    }

    func yield(_ element: Element) {
        for continuation in lock.withLock({ Array(continuations.values) }) {
            continuation.yield(element)
        }
    }

    private func remove(_ number: UInt) {
        // Letting go of a continuation can call out, which must not happen under the lock.
        let removed = lock.withLock { continuations.removeValue(forKey: number) }
        withExtendedLifetime(removed) {}
    }

    deinit {
        for continuation in continuations.values { continuation.finish() }
    }
}
