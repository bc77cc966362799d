import Foundation
public import HeadlessBehavior
public import Testing

/// Runs tests under the ways in which UIKit may behave.
///
/// Plain `swift test` runs each test once, under what is assumed. The environment variable
/// `UIKIT_BEHAVIOR` asks for more: `each` runs a test under every other answer to the doubts that
/// its suite names, `flipped` under all other answers at once, `all` under all of these and what is
/// assumed, and the name of a setting, as in `keyboardGuide=stale`, under that one.
///
/// What is known to fail under a setting stands in `Tests/KnownIssues.md`.
public struct BehaviorTrait: SuiteTrait, TestTrait, TestScoping {
    public let doubts: [UIKitBehavior.Doubt]

    public var isRecursive: Bool { true }

    public func provideScope(
        for test: Test, testCase: Test.Case?,
        performing function: @Sendable () async throws -> Void
    ) async throws {
        guard let runs = BehaviorRun.asked(for: doubts) else {
            Issue.record("UIKIT_BEHAVIOR names no setting")
            return
        }
        for run in runs {
            try await UIKitBehavior.$standard.withValue(run.behavior) {
                try await OwnTest.$device.withValue(TestDevice()) {
                    try await run.perform(test, testCase, function)
                }
            }
        }
    }
}

extension Trait where Self == BehaviorTrait {
    /// Names the doubts about UIKit that the tests' outcome could depend on.
    public static func doubts(_ doubts: UIKitBehavior.Doubt...) -> Self {
        BehaviorTrait(doubts: doubts)
    }

    /// Names groups of doubts about UIKit that the tests' outcome could depend on.
    public static func doubts(
        _ group: [UIKitBehavior.Doubt], _ others: [UIKitBehavior.Doubt]...
    ) -> Self {
        BehaviorTrait(doubts: group + others.flatMap(\.self))
    }
}

extension [UIKitBehavior.Doubt] {
    /// The doubts about the keyboard, its notifications, and what makes room for it.
    public static let keyboard: Self = [
        .screenConversion, .endFrame, .endFrameSpace, .didFrames, .notificationObject,
        .usualDuration, .hideDuration,
        .firstHeight, .crossFadeFrame, .responderAtHide, .textViewEnd, .successiveResponders,
        .inputViewSwap, .contextMenuKeyboard, .keyboardGuide, .keyboardCurve,
        .collectionControllerRoom, .sheetAvoidance, .fieldReveal,
    ]

    /// The doubts about which keyboard layout guides follow the keyboard.
    public static let guides: Self = [.guidedViews, .sheetGuide, .guideAfterDismissal]

    /// The doubts about views of the app's in place of the keyboard.
    public static let panels: Self = [
        .reloadedHeight, .inputViewBesideHardware, .shortcutsAboveInputView,
    ]

    /// The doubts about a keyboard that leaves and returns while an input stays first responder.
    public static let returns: Self = [.hardwareDetach, .awayInBackground]

    /// The doubts about windows of several scenes and about small toolbars on an iPad.
    public static let tablets: Self = [.severalScenes, .minimizedToolbar]

    /// The doubts about how editing goes from one input to the next.
    public static let editing: Self = [
        .responderAtHide, .textViewEnd, .successiveResponders, .fieldReveal,
    ]

    /// The doubts about an input that loses its place while it begins, or just before.
    public static let displacement: Self = [.displacedResponder, .departedResponder]

    /// The doubts about the cells of lists, and about content that moves.
    public static let lists: Self = [
        .hiddenCells, .respondingCellOutOfSight, .reloadWithResponder, .turnedSafeArea,
        .offsetInDeceleration, .insetInUpdate,
    ]

    /// The doubts about the keyboard and the lists of conversations without accessory views, text views,
    /// menus and sheets, whose cells have no inputs.
    public static let conversation: Self = [
        .screenConversion, .endFrame, .didFrames, .notificationObject, .usualDuration,
        .hideDuration, .firstHeight, .responderAtHide, .successiveResponders, .inputViewSwap,
        .keyboardGuide, .keyboardCurve, .hiddenCells, .turnedSafeArea, .insetInUpdate,
    ]

    /// The doubts about the delivery of keys.
    public static let keys: Self = [
        .pressOrder, .tabInField, .columnCommands, .unperformableCommand, .inputViewChain,
    ]

    /// The doubts about the main menu and the performers of its items.
    public static let menus: Self = [.mainMenu, .menuBar, .missingMenu]

    /// The doubts about the system's focus.
    public static let focus: Self = [.focusSearch]
}

/// One run of a test under one behavior.
package struct BehaviorRun: Sendable {
    /// The setting's name; nil under what is assumed.
    package var name: String?
    var behavior: UIKitBehavior

    private static let assumed = BehaviorRun(behavior: UIKitBehavior())
    private static let flipped = BehaviorRun(name: "flipped", behavior: .flipped)

    /// The runs that `wish` asks for; nil where it names no setting.
    package static func asked(
        for doubts: [UIKitBehavior.Doubt],
        by wish: String? = ProcessInfo.processInfo.environment["UIKIT_BEHAVIOR"]
    ) -> [BehaviorRun]? {
        let each = doubts.flatMap(\.alternatives).map {
            BehaviorRun(name: $0.name, behavior: $0.behavior)
        }
        switch wish {
        case nil, "": return [assumed]
        case "each": return each
        case "flipped": return [flipped]
        case "all": return [assumed] + each + [flipped]
        case let name?:
            let all = UIKitBehavior.Doubt.all.flatMap(\.alternatives)
            return all.first { $0.name == name }
                .map { [BehaviorRun(name: $0.name, behavior: $0.behavior)] }
        }
    }

    /// Runs `function`; what fails says under which setting.
    func perform(
        _ test: Test, _ testCase: Test.Case?, _ function: @Sendable () async throws -> Void
    ) async throws {
        guard let name else { return try await function() }
        let comment: Comment = "under \(name): `\(KnownIssues.name(of: test))`"
        try await naming(comment, test, testCase) {
            guard let issue = KnownIssues.all.issue(of: test, under: name) else {
                return try await function()
            }
            // Of a test's cases some may pass, so only a test without cases has to fail, unless the order
            // of observers decides.
            let isIntermittent = test.isParameterized || issue.hasPrefix("sometimes")
            await withKnownIssue("\(issue)", isIntermittent: isIntermittent) {
                try await function()
            }
        }
    }

    #if compiler(>=6.2)
    private func naming(
        _ comment: Comment, _ test: Test, _ testCase: Test.Case?,
        _ function: @Sendable () async throws -> Void
    ) async throws {
        let trait = IssueHandlingTrait.compactMapIssues { issue in
            var issue = issue
            issue.comments.append(comment)
            return issue
        }
        try await trait.provideScope(for: test, testCase: testCase, performing: function)
    }
    #else
    // Issues cannot be commented upon before Swift 6.2.
    private func naming(
        _ comment: Comment, _ test: Test, _ testCase: Test.Case?,
        _ function: @Sendable () async throws -> Void
    ) async throws {
        try await function()
    }
    #endif
}
