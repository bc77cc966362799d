import Foundation

// Foundation has these only with an Objective-C runtime.
extension NotificationCenter {
    /// Adds an observer whose method is called immediately for each notification.
    ///
    /// The center doesn't retain the observer.
    @_documentation(visibility: internal)
    public func addObserver(
        _ observer: Any, selector aSelector: Selector, name aName: NSNotification.Name?,
        object anObject: Any?
    ) {
        let entry = SelectorObserver(observer as AnyObject, name: aName, sender: anObject)
        entry.token = addObserver(forName: aName, object: anObject, queue: .main) {
            [weak entry] notification in
            nonisolated(unsafe) let notification = notification
            MainActor.assumeIsolated { entry?.call(aSelector, with: notification) }
        }
        SelectorObservers.all.add(entry, to: self)
    }

    /// Removes an observer, whether it is called by a selector or by a block.
    ///
    /// Foundation has the same method for any value; a call with an object gets this one.
    @_documentation(visibility: internal)
    public func removeObserver(_ observer: AnyObject) {
        removeObserver(observer, name: nil, object: nil)
    }

    @_documentation(visibility: internal)
    public func removeObserver(
        _ observer: AnyObject, name aName: NSNotification.Name?, object anObject: Any?
    ) {
        SelectorObservers.all.remove(observer, aName, anObject as AnyObject?, from: self)
        let block: Any = observer
        removeObserver(block, name: aName, object: anObject)
    }
}

/// An object that a notification center calls by a selector.
private final class SelectorObserver: @unchecked Sendable {
    private weak var object: AnyObject?
    private let name: NSNotification.Name?
    private weak var sender: AnyObject?
    private let hasSender: Bool
    fileprivate weak var center: NotificationCenter?
    fileprivate var token: (any NSObjectProtocol)?

    init(_ object: AnyObject, name: NSNotification.Name?, sender: Any?) {
        self.object = object
        self.name = name
        self.sender = sender as AnyObject?
        hasSender = sender != nil
    }

    var isGone: Bool { object == nil || center == nil }

    @MainActor
    func call(_ selector: Selector, with notification: Notification) {
        guard let object else { return }
        ActionTable.call(selector, of: object, from: notification)
    }

    // Apple's reference: `nil` matches everything.
    func matches(
        _ object: AnyObject, _ name: NSNotification.Name?, _ sender: AnyObject?
    ) -> Bool {
        self.object === object && (name == nil || name == self.name)
            && (sender == nil || hasSender && sender === self.sender)
    }

    func stop() {
        guard let token else { return }
        let block: Any = token
        center?.removeObserver(block)
    }
}

/// The objects that notification centers call by a selector.
private final class SelectorObservers: @unchecked Sendable {
    static let all = SelectorObservers()

    private let lock = NSLock()
    private var entries: [SelectorObserver] = []

    func add(_ entry: SelectorObserver, to center: NotificationCenter) {
        entry.center = center
        take(where: \.isGone, adding: entry).forEach { $0.stop() }
    }

    func remove(
        _ object: AnyObject, _ name: NSNotification.Name?, _ sender: AnyObject?,
        from center: NotificationCenter
    ) {
        take { $0.isGone || $0.center === center && $0.matches(object, name, sender) }
            .forEach { $0.stop() }
    }

    private func take(
        where isOver: (SelectorObserver) -> Bool, adding new: SelectorObserver? = nil
    ) -> [SelectorObserver] {
        lock.withLock {
            let over = entries.filter(isOver)
            if !over.isEmpty { entries.removeAll(where: isOver) }
            if let new { entries.append(new) }
            return over
        }
    }
}
