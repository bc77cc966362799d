import Foundation

extension UITableView {
    public typealias SelfSizingInvalidation = UITableViewSelfSizingInvalidation

    public typealias Style = UITableViewStyle

    public typealias ScrollPosition = UITableViewScrollPosition

    public typealias RowAnimation = UITableViewRowAnimation
}

extension UITableViewCell {
    public typealias CellStyle = UITableViewCellStyle

    public typealias SelectionStyle = UITableViewCellSelectionStyle

    public typealias AccessoryType = UITableViewCellAccessoryType

    public typealias EditingStyle = UITableViewCellEditingStyle

    public typealias SeparatorStyle = UITableViewCellSeparatorStyle

    public typealias FocusStyle = UITableViewCellFocusStyle
}
