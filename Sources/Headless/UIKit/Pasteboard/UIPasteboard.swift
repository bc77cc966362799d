import Foundation

/// The name of a pasteboard.
public struct UIPasteboardName: RawRepresentable, Hashable, Sendable {
    public var rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    public init(_ rawValue: String) {
        self.rawValue = rawValue
    }

    public static let general = UIPasteboardName("com.apple.UIKit.pboard.general")
}

/// The copied content.
///
/// Text fields and text views have no Copy and Paste here, so only code provides content.
open class UIPasteboard: NSObject {
    private struct Content {
        var values: [Any] = []
        var changes = 0
    }

    // Safe: pasteboards are used on the main thread here.
    nonisolated(unsafe) private static var boards: [UIPasteboardName: UIPasteboard] = [:]

    private let ownName: UIPasteboardName
    private var content = Content()

    private init(_ name: UIPasteboardName) {
        ownName = name
        super.init()
    }

    /// Removes all content, as when a device is switched on.
    package static func reset() {
        boards = [:]
    }

    private static func board(_ name: UIPasteboardName) -> UIPasteboard {
        if let board = boards[name] { return board }
        let board = UIPasteboard(name)
        boards[name] = board
        return board
    }

    open class var general: UIPasteboard { board(.general) }

    open class func withUniqueName() -> UIPasteboard { board(UIPasteboardName(UUID().uuidString)) }

    open class func remove(withName pasteboardName: UIPasteboardName) {
        boards[pasteboardName] = nil
    }

    open var name: UIPasteboardName { ownName }

    // Apple's reference: counts the changes of the content.
    open var changeCount: Int { content.changes }

    open var numberOfItems: Int { content.values.count }

    private func replace(_ values: [Any]) {
        content.values = values
        content.changes += 1
    }

    private func all<Value>(_ type: Value.Type) -> [Value]? {
        let found = content.values.compactMap { $0 as? Value }
        return found.isEmpty ? nil : found
    }

    // MARK: Texts, links, pictures and colors

    open var string: String? {
        get { strings?.first }
        set { replace([newValue].compactMap(\.self)) }
    }

    open var strings: [String]? {
        get { all(String.self) }
        set { replace(newValue ?? []) }
    }

    open var url: URL? {
        get { urls?.first }
        set { replace([newValue].compactMap(\.self)) }
    }

    open var urls: [URL]? {
        get { all(URL.self) }
        set { replace(newValue ?? []) }
    }

    open var image: UIImage? {
        get { images?.first }
        set { replace([newValue].compactMap(\.self)) }
    }

    open var images: [UIImage]? {
        get { all(UIImage.self) }
        set { replace(newValue ?? []) }
    }

    open var color: UIColor? {
        get { colors?.first }
        set { replace([newValue].compactMap(\.self)) }
    }

    open var colors: [UIColor]? {
        get { all(UIColor.self) }
        set { replace(newValue ?? []) }
    }

    open var hasStrings: Bool { strings != nil }
    open var hasURLs: Bool { urls != nil }
    open var hasImages: Bool { images != nil }
    open var hasColors: Bool { colors != nil }
}
