import UIKit

/// The name that Instapaper's IPShortcut gave to such a screen.
public typealias IPShortcutScrollViewController = ShortcutScrollViewController

/// The name that Instapaper's IPShortcut gave to such a screen.
public typealias IPShortcutTableViewController = ShortcutTableViewController

/// The name that Instapaper's IPShortcut gave to such a screen.
public typealias IPShortcutCollectionViewController = ShortcutCollectionViewController
