/// A guide that follows something and switches constraints as it comes near to edges.
@MainActor open class UITrackingLayoutGuide: UILayoutGuide {
}
