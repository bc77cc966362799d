import Foundation

extension UIControl {
    /// The positions of a control's content between its left and right edge.
    public typealias ContentHorizontalAlignment = UIControlContentHorizontalAlignment

    /// The positions of a control's content between its top and bottom edge.
    public typealias ContentVerticalAlignment = UIControlContentVerticalAlignment
}
