import Foundation

extension String {
    /// Returns the example's text for `key`, which is the English text, in the language of the app.
    ///
    /// A library has string tables in its resources. For an example, a few words in code are
    /// enough.
    init(example key: String) {
        self = (Self.isExampleArabic ? arabicTexts : [:])[key] ?? key
    }

    /// Returns the text for a number of words, in the form that the language has for that number.
    static func exampleWords(_ count: Int) -> String {
        let forms = Self.isExampleArabic ? arabicWords : englishWords
        let category = PluralCategory(count, isArabic: Self.isExampleArabic)
        return String(format: forms[category] ?? "%d words", count)
    }

    private static var isExampleArabic: Bool {
        let language = UserDefaults.standard.stringArray(forKey: "AppleLanguages")?.first ?? "en"
        return language.split(separator: "-").first == "ar"
    }
}

/// The forms that a language may have for things of a number (Unicode, “Language Plural Rules”).
private enum PluralCategory {
    case zero, one, two, few, many, other

    /// Creates the category of a number in English or Arabic.
    init(_ count: Int, isArabic: Bool) {
        switch (count, count % 100) {
        case (1, _): self = .one
        case _ where !isArabic: self = .other
        case (0, _): self = .zero
        case (2, _): self = .two
        case (_, 3...10): self = .few
        case (_, 11...99): self = .many
        default: self = .other
        }
    }
}

private let englishWords: [PluralCategory: String] = [.one: "%d word", .other: "%d words"]

private let arabicWords: [PluralCategory: String] = [
    .zero: "لا كلمات", .one: "كلمة واحدة", .two: "كلمتان", .few: "%d كلمات", .many: "%d كلمة",
    .other: "%d كلمة",
]

private let arabicTexts = [
    "Register": "التسجيل",
    "Create your account": "أنشئ حسابك",
    "It takes four fields. You can change everything later, in your settings.":
        "أربعة حقول فقط، ويمكنك تغيير كل شيء لاحقًا في الإعدادات.",
    "First name": "الاسم الأول",
    "Last name": "اسم العائلة",
    "Email": "البريد الإلكتروني",
    "Password": "كلمة السر",
    "Jane": "ليلى",
    "Appleseed": "حداد",
    "At least eight characters": "ثمانية أحرف على الأقل",
    "Register account": "تسجيل الحساب",
    "Filters": "عوامل التصفية",
    "Reminders": "التذكيرات",
    "Order": "الترتيب",
    "Column": "العمود",
    "Search": "بحث",
    "Today": "اليوم",
    "New List": "قائمة جديدة",
    "New List…": "قائمة جديدة…",
    "Name": "الاسم",
    "Sheet": "ورقة",
    "New Event": "حدث جديد",
    "Add Tag": "إضافة علامة",
    "New Calendar": "تقويم جديد",
    "Title": "العنوان",
    "Location": "الموقع",
    "Link": "الرابط",
    "Guests": "الضيوف",
    "Notes": "ملاحظات",
    "Tag": "علامة",
    "Cancel": "إلغاء",
    "Add": "إضافة",
    "Personal": "شخصي",
    "Work": "العمل",
    "Shopping": "التسوق",
    "Travel": "السفر",
    "Water the plants": "سقي النباتات",
    "Call Grandmother": "الاتصال بالجدة",
    "Book a dentist": "حجز موعد عند طبيب الأسنان",
    "Mend the bicycle": "إصلاح الدراجة",
    "Send the agenda": "إرسال جدول الأعمال",
    "Review the drawings": "مراجعة الرسوم",
    "Book a room": "حجز غرفة",
    "Bread": "خبز",
    "Apples": "تفاح",
    "Tea": "شاي",
    "Note": "ملاحظة",
    "Done": "تم",
    "Moves": "الحركات",
    "Nothing has moved yet.": "لم يتحرك شيء بعد.",
    "Conversation": "محادثة",
    "Message": "رسالة",
    "Send": "إرسال",
    "Emoji": "رموز تعبيرية",
    "Keyboard": "لوحة المفاتيح",
    "You": "أنت",
    "Librarian": "أمين المكتبة",
    "%d below": "%d بالأسفل",
    "Shows the newest message": "يعرض أحدث رسالة",
]
