import Foundation

/// The state on which the content and the background of a view depend.
public protocol UIConfigurationState {
    init(traitCollection: UITraitCollection)
    var traitCollection: UITraitCollection { get set }
}

/// The state of a view in a list, such as a header.
public struct UIViewConfigurationState: UIConfigurationState, Hashable {
    public var traitCollection: UITraitCollection
    public var isDisabled = false
    public var isHighlighted = false
    public var isSelected = false
    public var isFocused = false
    public var isPinned = false

    public init(traitCollection: UITraitCollection) {
        self.traitCollection = traitCollection
    }
}

/// The state of a cell.
public struct UICellConfigurationState: UIConfigurationState, Hashable {
    public var traitCollection: UITraitCollection
    public var isDisabled = false
    public var isHighlighted = false
    public var isSelected = false
    public var isFocused = false
    public var isPinned = false
    public var isEditing = false
    public var isExpanded = false
    public var isSwiped = false
    public var isReordering = false

    public init(traitCollection: UITraitCollection) {
        self.traitCollection = traitCollection
    }
}

/// The phase of touch and selection in a state of any view.
struct ConfigurationPhase: Equatable {
    var isHighlighted = false
    var isSelected = false
    var isDisabled = false
    var isFocused = false

    init(_ state: any UIConfigurationState) {
        switch state {
        case let cell as UICellConfigurationState:
            isHighlighted = cell.isHighlighted
            isSelected = cell.isSelected
            isDisabled = cell.isDisabled
            isFocused = cell.isFocused
        case let view as UIViewConfigurationState:
            isHighlighted = view.isHighlighted
            isSelected = view.isSelected
            isDisabled = view.isDisabled
            isFocused = view.isFocused
        default: break
        }
    }
}
