/// The languages that the library has texts for.
enum Languages {
    static let all = [
        "ar", "de", "en", "es", "fr", "he", "it", "ja", "ko", "nl", "pt-BR", "zh-Hans",
    ]
}
