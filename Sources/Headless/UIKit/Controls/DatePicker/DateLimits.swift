import Foundation

/// The dates that a picker allows.
struct DateLimits {
    var minimum: Date?
    var maximum: Date?
    var minutes = 1
    var rounds = true

    /// Apple's reference: contradictory limits are ignored, and minutes are rounded down to the
    /// interval.
    func legal(_ date: Date, in calendar: Calendar) -> Date {
        var date = date
        if rounds, minutes > 1 {
            let minute = calendar.component(.minute, from: date)
            let surplus = minute % minutes
            if surplus > 0 {
                date = calendar.date(byAdding: .minute, value: -surplus, to: date) ?? date
            }
        }
        if let minimum, let maximum, minimum > maximum { return date }
        if let minimum, date < minimum { date = minimum }
        if let maximum, date > maximum { date = maximum }
        return date
    }
}

/// The text of a date picker.
enum DatePickerText {
    static func text(
        of date: Date, length: TimeInterval, mode: UIDatePicker.Mode, locale: Locale,
        calendar: Calendar, zone: TimeZone?
    ) -> String {
        if mode == .countDownTimer {
            let minutes = Int(length / 60)
            return "\(minutes / 60):" + (minutes % 60 < 10 ? "0" : "") + "\(minutes % 60)"
        }
        let formatter = DateFormatter()
        formatter.locale = locale
        formatter.calendar = calendar
        if let zone { formatter.timeZone = zone }
        formatter.dateStyle = mode == .time ? .none : .medium
        formatter.timeStyle = mode == .date ? .none : .short
        return formatter.string(from: date)
    }
}
