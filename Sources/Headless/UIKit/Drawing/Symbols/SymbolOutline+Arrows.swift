extension SymbolOutline {
    static let arrows: [String: SymbolOutline] = [
        "chevron.up": SymbolOutline(17, 11, [.line("M1.5 8.8L8.5 1.8L15.5 8.8", width: 1.9)]),
        "chevron.down": SymbolOutline(17, 11, [.line("M1.5 2.2L8.5 9.2L15.5 2.2", width: 1.9)]),
        "chevron.left": leftChevron,
        "chevron.backward": leftChevron,
        "chevron.right": rightChevron,
        "chevron.forward": rightChevron,
        "arrow.up": SymbolOutline(
            16, 18, [.line("M8 16.5V2M2 8L8 2L14 8", width: 1.8)]),
        "arrow.down": SymbolOutline(
            16, 18, [.line("M8 1.5V16M2 10L8 16L14 10", width: 1.8)]),
        "arrow.left": SymbolOutline(
            19, 15, [.line("M17.5 7.5H2M8 1.5L2 7.5L8 13.5", width: 1.8)]),
        "arrow.right": SymbolOutline(
            19, 15, [.line("M1.5 7.5H17M11 1.5L17 7.5L11 13.5", width: 1.8)]),
    ]

    private static let leftChevron = SymbolOutline(
        11, 17, [.line("M8.8 1.5L1.8 8.5L8.8 15.5", width: 1.9)])

    private static let rightChevron = SymbolOutline(
        11, 17, [.line("M2.2 1.5L9.2 8.5L2.2 15.5", width: 1.9)])

    /// Returns a Boolean value that indicates whether the symbol is mirrored in right-to-left
    /// languages by default.
    ///
    /// "chevron.backward" points to the previous screen, "chevron.left" always to the left.
    package static func followsLanguage(_ name: String) -> Bool {
        name.hasSuffix(".backward") || name.hasSuffix(".forward")
    }
}
