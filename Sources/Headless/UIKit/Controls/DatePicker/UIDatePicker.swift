import CoreGraphics
import Foundation

/// A control that picks a date, a time or a duration.
@preconcurrency @MainActor open class UIDatePicker: UIControl {
    public typealias Mode = UIDatePickerMode

    private var limits = DateLimits()
    private var picked = Date()
    private var length: TimeInterval = 0
    private let label = UILabel(frame: .zero)
    /// The size of the current style.
    private var styleSize = CGSize.zero

    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepare()
    }

    @_documentation(visibility: internal)
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare()
    }

    private func prepare() {
        label.textAlignment = .center
        addSubview(label)
        changed()
    }

    // MARK: What is picked

    // Apple's reference: setting it by code sends no action.
    open var date: Date {
        get { picked }
        set { setDate(newValue, animated: false) }
    }

    open func setDate(_ date: Date, animated: Bool) {
        pick(date)
    }

    private func pick(_ date: Date) {
        picked = limits.legal(date, in: calendar ?? .current)
        changed()
    }

    open var countDownDuration: TimeInterval {
        get { length }
        set {
            // Apple's reference: at most 23:59, in whole minutes.
            let whole = (newValue / 60).rounded(.down) * 60
            length = whole.isFinite ? min(86_340, max(0, whole)) : 0
            changed()
        }
    }

    open var minimumDate: Date? {
        get { limits.minimum }
        set {
            limits.minimum = newValue
            pick(picked)
        }
    }

    open var maximumDate: Date? {
        get { limits.maximum }
        set {
            limits.maximum = newValue
            pick(picked)
        }
    }

    // Apple's reference: a divisor of 60 of at most 30; anything else counts as 1.
    open var minuteInterval: Int {
        get { limits.minutes }
        set {
            limits.minutes = (1...30).contains(newValue) && 60 % newValue == 0 ? newValue : 1
            pick(picked)
        }
    }

    open var roundsToMinuteInterval: Bool {
        get { limits.rounds }
        set {
            limits.rounds = newValue
            pick(picked)
        }
    }

    // MARK: How it is shown

    open var datePickerMode = Mode.dateAndTime {
        didSet { changed() }
    }

    open var locale: Locale? {
        didSet { changed() }
    }

    open var calendar: Calendar! {
        get { chosenCalendar ?? .current }
        set {
            chosenCalendar = newValue
            changed()
        }
    }

    private var chosenCalendar: Calendar?

    open var timeZone: TimeZone? {
        didSet { changed() }
    }

    open var preferredDatePickerStyle = UIDatePickerStyle.automatic {
        didSet { changed() }
    }

    // Apple's reference: automatic is compact, but a duration always has wheels.
    open var datePickerStyle: UIDatePickerStyle {
        if datePickerMode == .countDownTimer { return .wheels }
        return preferredDatePickerStyle == .automatic ? .compact : preferredDatePickerStyle
    }

    // A picker with the size of its style gets that of the next style (assumed: A70).
    private func changed() {
        label.text = shownText
        let size = intrinsicContentSize
        if bounds.isEmpty || bounds.size == styleSize { bounds.size = size }
        styleSize = size
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    private var shownText: String {
        DatePickerText.text(
            of: picked, length: length, mode: datePickerMode, locale: locale ?? .current,
            calendar: calendar ?? .current, zone: timeZone)
    }

    // Wheels are 216 points high (squimer/DatePickerDialog-iOS-Swift#40), a calendar 330, and both
    // are 320 points wide (assumed: A70).
    open override var intrinsicContentSize: CGSize {
        switch datePickerStyle {
        case .wheels: return CGSize(width: 320, height: 216)
        case .inline where datePickerMode == .time: return CGSize(width: 120, height: 44)
        case .inline: return CGSize(width: 320, height: 330)
        default:
            return CGSize(width: label.intrinsicContentSize.width + 22, height: 34)
        }
    }

    @discardableResult
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    open override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = bounds
    }

    // MARK: What people do

    /// Picks a date as people do with the wheels or the calendar.
    package func userPicked(_ date: Date) {
        guard isEnabled else { return }
        let old = picked
        setDate(date, animated: true)
        if picked != old { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
    }

    /// Picks a duration as people do with the wheels.
    package func userPicked(duration: TimeInterval) {
        guard isEnabled, datePickerMode == .countDownTimer else { return }
        let old = length
        countDownDuration = max(60, duration)
        if length != old { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
    }
}
