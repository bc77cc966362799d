import Foundation
import KeyNavigation
import KeyboardAssistant
import UIKit

/// A delegate that records where the cursor of a collection navigator goes, at which ends it stays,
/// and what it opens.
@MainActor
final class TestGridDelegate: CollectionNavigatorDelegate {
    private(set) var intents: [CollectionNavigator.FocusIntent] = []
    private(set) var ends: [CollectionNavigator.FocusIntent] = []
    private(set) var diary: [String] = []

    func collectionNavigator(
        _ navigator: CollectionNavigator,
        didUpdateFocus focusUpdate: CollectionNavigator.FocusUpdate,
        completedNavigationWith context: CollectionNavigator.NavigationCompletionContext
    ) {
        intents.append(context.request.intent)
        diary.append("at \(navigator.indexPathForFocusedItem?.item ?? -1)")
    }

    func collectionNavigator(
        _ navigator: CollectionNavigator, commitFocusedItemAt indexPath: IndexPath
    ) { diary.append("commit \(indexPath.item)") }

    func collectionNavigator(
        _ navigator: CollectionNavigator,
        didReachEndFor request: CollectionNavigator.NavigationRequest
    ) { ends.append(request.intent) }
}
