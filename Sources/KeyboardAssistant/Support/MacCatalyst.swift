/// Whether the app runs on a Mac by Catalyst, in whichever idiom.
enum MacCatalyst {
    static var isRunning: Bool {
        #if targetEnvironment(macCatalyst)
        true
        #else
        false
        #endif
    }
}
