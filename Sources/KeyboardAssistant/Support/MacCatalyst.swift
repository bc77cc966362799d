/// The Mac on which an app may run by Catalyst.
enum MacCatalyst {
    /// A Boolean value that indicates whether the app runs on a Mac by Catalyst, in either idiom.
    static var isRunning: Bool {
        #if targetEnvironment(macCatalyst)
        true
        #else
        false
        #endif
    }
}
