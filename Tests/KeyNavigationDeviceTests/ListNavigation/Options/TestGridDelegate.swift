import Foundation
import KeyNavigation
import KeyboardAssistant

/// A delegate that records where the cursor of a collection navigator goes, and at which ends it
/// stays.
@MainActor
final class TestGridDelegate: CollectionNavigatorDelegate {
    private(set) var intents: [CollectionNavigator.FocusIntent] = []
    private(set) var ends: [CollectionNavigator.FocusIntent] = []

    func collectionNavigator(
        _ navigator: CollectionNavigator,
        didUpdateFocus focusUpdate: CollectionNavigator.FocusUpdate,
        completedNavigationWith context: CollectionNavigator.NavigationCompletionContext
    ) { intents.append(context.request.intent) }

    func collectionNavigator(
        _ navigator: CollectionNavigator, commitFocusedItemAt indexPath: IndexPath
    ) {}

    func collectionNavigator(
        _ navigator: CollectionNavigator,
        didReachEndFor request: CollectionNavigator.NavigationRequest
    ) { ends.append(request.intent) }
}
