import UIKit

/// A conversation in a table.
@MainActor
final class ConversationSession: MeasuredSession {
    static let name = "conversation"
    static let unit = "rows"
    static let sizes = ConversationStage.sizes
    static let phases = ConversationStage.phases

    private let stage: ConversationStage

    init(_ setup: SessionSetup) {
        stage = ConversationStage(CountedTableView(frame: .zero, style: .plain), setup)
    }

    func run(measuring measure: (() -> Void) -> Void) {
        stage.run(measuring: measure)
    }
}

/// A conversation in a collection view with a compositional layout.
@MainActor
final class MessagesSession: MeasuredSession {
    static let name = "messages"
    static let unit = "items"
    static let sizes = ConversationStage.sizes
    static let phases = ConversationStage.phases

    private let stage: ConversationStage

    init(_ setup: SessionSetup) {
        let layout = UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain))
        stage = ConversationStage(
            CountedCollectionView(frame: .zero, collectionViewLayout: layout), setup)
    }

    func run(measuring measure: (() -> Void) -> Void) {
        stage.run(measuring: measure)
    }
}
