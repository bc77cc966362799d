extension UIStackView {
    /// The ways in which arranged views share the space along the axis.
    public typealias Distribution = UIStackViewDistribution

    /// The positions of arranged views across the axis.
    public typealias Alignment = UIStackViewAlignment
}
