// What the library names of SwiftUI's module, which the type checker doesn't have. No target has this file.
import UIKit

@MainActor @preconcurrency
public protocol View {
    associatedtype Body: View
    @MainActor @preconcurrency var body: Body { get }
}

extension Never: View {
    public var body: Never { fatalError() }
}

public struct EmptyView: View {
    public init() {}
    public var body: Never { fatalError() }
}

public struct SafeAreaRegions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let container = SafeAreaRegions(rawValue: 1)
    public static let keyboard = SafeAreaRegions(rawValue: 2)
    public static let all = SafeAreaRegions(rawValue: .max)
}

@MainActor @preconcurrency
open class UIHostingController<Content>: UIViewController where Content: View {
    public init(rootView: Content) { super.init(nibName: nil, bundle: nil) }
    @available(iOS 16.4, *)
    public var safeAreaRegions: SafeAreaRegions {
        get { .all }
        set {}
    }
    public required init?(coder: NSCoder) { nil }
}
