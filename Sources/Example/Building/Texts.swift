import Foundation

extension String {
    /// The example's text for `key`, which is the English one, in the language of the app.
    ///
    /// A library that is shipped has tables in its resources; an example can do with a few words.
    init(example key: String) {
        let language = UserDefaults.standard.stringArray(forKey: "AppleLanguages")?.first ?? "en"
        let texts = language.split(separator: "-").first == "ar" ? arabicTexts : [:]
        self = texts[key] ?? key
    }
}

private let arabicTexts = [
    "Register": "التسجيل",
    "Create your account": "أنشئ حسابك",
    "It takes four fields. The one you type in never hides behind the keyboard.":
        "أربعة حقول فقط، والحقل الذي تكتب فيه لا تحجبه لوحة المفاتيح أبدًا.",
    "First name": "الاسم الأول",
    "Last name": "اسم العائلة",
    "Email": "البريد الإلكتروني",
    "Password": "كلمة السر",
    "Jane": "ليلى",
    "Appleseed": "حداد",
    "At least eight characters": "ثمانية أحرف على الأقل",
    "Register account": "تسجيل الحساب",
    "Filters": "عوامل التصفية",
]
