extension SymbolOutline {
    static let people: [String: SymbolOutline] = [
        "person": SymbolOutline(
            18, 19, [.line(head, width: 1.5), .line(shoulders, width: 1.5)]),
        "person.fill": SymbolOutline(18, 19, [.area(head), .area(shoulders)]),
        "person.crop.circle": SymbolOutline(
            20, 20,
            [
                .line(ring, width: 1.5),
                .area("M10 4.7a3.2 3.5 0 1 0 0 7a3.2 3.5 0 1 0 0 -7Z"),
                .area(
                    """
                    M4.1 16.2C5 13.9 7.2 12.9 10 12.9C12.8 12.9 15 13.9 15.9 16.2\
                    A8.7 8.7 0 0 1 4.1 16.2Z
                    """
                ),
            ]),
        "face.smiling": SymbolOutline(
            20, 20,
            [
                .line(ring, width: 1.5),
                .area("M7 6.2a1.15 1.35 0 1 0 0 2.7a1.15 1.35 0 1 0 0 -2.7Z"),
                .area("M13 6.2a1.15 1.35 0 1 0 0 2.7a1.15 1.35 0 1 0 0 -2.7Z"),
                .line("M5.9 11.7C6.6 14 8.1 15 10 15C11.9 15 13.4 14 14.1 11.7", width: 1.5),
            ]),
        "eye": SymbolOutline(
            23, 15,
            [
                .line(
                    """
                    M1 7.5C3.2 3.4 7 1.1 11.5 1.1C16 1.1 19.8 3.4 22 7.5\
                    C19.8 11.6 16 13.9 11.5 13.9C7 13.9 3.2 11.6 1 7.5Z
                    """,
                    width: 1.5),
                .line("M11.5 4.2a3.3 3.3 0 1 0 0 6.6a3.3 3.3 0 1 0 0 -6.6Z", width: 1.5),
            ]),
        "eye.slash": SymbolOutline(
            23, 17,
            [
                .line(
                    """
                    M1 8.5C3.2 4.4 7 2.1 11.5 2.1C16 2.1 19.8 4.4 22 8.5\
                    C19.8 12.6 16 14.9 11.5 14.9C7 14.9 3.2 12.6 1 8.5Z
                    """,
                    width: 1.5),
                .line("M11.5 5.2a3.3 3.3 0 1 0 0 6.6a3.3 3.3 0 1 0 0 -6.6Z", width: 1.5),
                .line("M3.5 1L19.5 16", width: 1.6),
            ]),
    ]

    private static let head =
        """
        M9 1.1C6.9 1.1 5.3 2.9 5.3 5.2C5.3 7.6 6.9 9.5 9 9.5\
        C11.1 9.5 12.7 7.6 12.7 5.2C12.7 2.9 11.1 1.1 9 1.1Z
        """

    private static let shoulders =
        """
        M1.4 16.6C1.4 13.8 4.6 11.6 9 11.6C13.4 11.6 16.6 13.8 16.6 16.6\
        C16.6 17.6 16 17.9 15.1 17.9H2.9C2 17.9 1.4 17.6 1.4 16.6Z
        """
}
