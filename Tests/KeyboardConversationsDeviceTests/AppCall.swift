/// A call of what an app gives to the libraries: a closure, or a method or property of a protocol.
///
/// A test of the repository compares the names with the public declarations.
struct AppCall {
    /// The apps that are played while UIKit tracks their layouts.
    enum App {
        case form, manualForm, scene, rows, conversation, composer, table, grid, settings
    }

    /// Returns the calls that are made while `app` is played.
    static func played(in app: App) -> Set<String> {
        Set(apps.filter { $0.value.contains(app) }.keys)
    }

    /// The apps that are played for each call.
    ///
    /// Without one, it is made only in answer to a call of the app's, to a key, a tap or a menu, as the
    /// first thing that happens then.
    static let apps: [String: Set<App>] = [
        // Forms
        "InputNavigator.hasInputs": [.rows, .table],
        "InputNavigator.observe": [.form],
        "InputNavigator.onFinish": [.form],
        "InputNavigatorAccessoryController.buttonDelegate": [],
        "InputNavigatorAccessoryController.controllerView": [.manualForm],
        "InputNavigatorAccessoryControllerDelegate.inputNavigatorAccessoryControllerDoneButtonTapped(accessoryController:)":
            [],
        "InputNavigatorAccessoryControllerDelegate.inputNavigatorAccessoryControllerNextButtonTapped(accessoryController:)":
            [],
        "InputNavigatorAccessoryControllerDelegate.inputNavigatorAccessoryControllerPreviousButtonTapped(accessoryController:)":
            [],
        "InputNavigatorDelegate.inputNavigatorFocusChanged(inputNavigator:inputItem:)": [.form],
        "InputNavigatorDelegate.inputNavigatorShouldPerform(inputNavigator:action:inputItem:)": [
            .form
        ],
        "KeyboardAssistant.onReposition": [.manualForm],
        "KeyboardAssistant.relatedViews": [.form, .rows],
        "KeyboardAssistantDelegate.keyboardAssistantManuallyReposition(keyboardAssistant:toInputItem:keyboardHeight:)":
            [.manualForm],
        "KeyboardObserver.observe": [.form],
        "KeyboardObserver.observeEdge": [.form],
        "KeyboardObserverDelegate.keyboardDidChangeState(keyboardObserver:keyboardState:)": [
            .form
        ],
        "KeyboardObserverDelegate.keyboardDidInvalidateKeyboardHeight(keyboardObserver:keyboardHeight:)":
            [.form],
        "KeyboardObserving.isObserving": [.manualForm],
        "KeyboardObserving.keyboardFrame": [.manualForm],
        "KeyboardObserving.keyboardIsLocal": [.manualForm],
        "KeyboardObserving.keyboardState": [],
        "KeyboardObserving.observe": [],
        "KeyboardObserving.observe(_:)": [.manualForm],
        "KeyboardObserving.refresh(in:)": [.manualForm],
        "KeyboardObserving.start(in:)": [.manualForm],
        "KeyboardObserving.stop()": [.manualForm],
        "SceneKeyboardAssistant.observe": [.scene],
        "SceneKeyboardAssistant.shouldAssist": [.scene],
        // Conversations
        "ComposerKeys.canSend": [.composer],
        "ComposerKeys.onCloseMenu": [.composer],
        "ComposerKeys.onClosePanel": [.composer],
        "ComposerKeys.onRecall": [.composer],
        "ComposerKeys.onSend": [.composer],
        "ComposerPanel.observe": [.conversation],
        "ConversationAssistant.announcesRow": [.conversation],
        "ConversationAssistant.itemIdentifier": [.conversation],
        "ConversationAssistant.observeEnd": [.conversation],
        "ConversationAssistant.observeRowsBelow": [.conversation],
        // Lists and screens
        "CollectionNavigator.canDeleteItem": [.grid],
        "CollectionNavigator.deleteItem": [.grid],
        "CollectionNavigator.deleteItems": [],
        "CollectionNavigator.onItemNotFound": [.grid],
        "CollectionNavigator.textForItem": [.grid],
        "CollectionNavigatorDelegate.collectionNavigator(_:commitFocusedItemAt:)": [.grid],
        "CollectionNavigatorDelegate.collectionNavigator(_:didReachEndFor:)": [.grid],
        "CollectionNavigatorDelegate.collectionNavigator(_:didUpdateFocus:completedNavigationWith:)":
            [.grid],
        "CollectionNavigatorDelegate.collectionNavigator(_:keyCommandDescriptorsFor:defaultDescriptors:)":
            [.grid],
        "CollectionNavigatorDelegate.collectionNavigator(_:navigationResponseFor:)": [.grid],
        "FocusIssueMonitor.handler": [],
        "FocusNavigator.onSelect": [],
        "FocusObserver.handler": [],
        "ListOutline.isExpanded": [.table],
        "ListOutline.parent": [.table],
        "ListOutline.setExpanded": [.table],
        "SplitNavigator.onFocus": [],
        "TableNavigator.deleteRows": [],
        "TableNavigator.onRowNotFound": [.table],
        "TableNavigator.textForRow": [.table],
        "TableNavigatorDelegate.tableNavigator(_:commitFocusedRowAt:)": [.table],
        "TableNavigatorDelegate.tableNavigator(_:didReachEndFor:)": [.table],
        "TableNavigatorDelegate.tableNavigator(_:didUpdateFocus:completedNavigationWith:)": [
            .table
        ],
        "TableNavigatorDelegate.tableNavigator(_:keyCommandDescriptorsFor:defaultDescriptors:)": [
            .table
        ],
        "TableNavigatorDelegate.tableNavigator(_:navigationResponseFor:)": [.table],
        // Keys and commands
        "FileKeyBindingsStorage.update": [],
        "KeyBindingActions.withHandlersForKeys": [],
        "KeyBindingsProvider.provideKeyBindings()": [.settings],
        "KeyBindingsProvider.providerIdentifier": [.settings],
        "KeyBindingsProvider.providerName": [.settings],
        "KeyBindingsProvider.scope": [.settings],
        "KeyBindingsRegistry.observe": [.settings],
        "KeyBindingsStorage.backUp(_:)": [],
        "KeyBindingsStorage.load()": [],
        "KeyBindingsStorage.save(_:)": [],
        "KeyBindingsStorage.update": [],
        "KeyBindingsStorage.update(_:)": [],
        "KeyBindingsViewController.willShowEditor": [.settings],
        "KeyCommandSource.isInMainMenu(_:)": [.table, .grid],
        "KeyCommandSource.keys(for:)": [.table, .grid],
        "KeyNavigator.possibleKeyCommands": [],
        "KeyNavigator.target(forKeyCommandAction:)": [],
        "PressRouter.handles": [],
    ]
}
