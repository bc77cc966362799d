#include "OpenEnumeration.h"

typedef OPEN_ENUMERATION(UITextBorderStyle, long) {
    UITextBorderStyleNone = 0,
    UITextBorderStyleLine = 1,
    UITextBorderStyleBezel = 2,
    UITextBorderStyleRoundedRect = 3,
} UITextBorderStyle;

typedef OPEN_ENUMERATION(UITextFieldViewMode, long) {
    UITextFieldViewModeNever = 0,
    UITextFieldViewModeWhileEditing = 1,
    UITextFieldViewModeUnlessEditing = 2,
    UITextFieldViewModeAlways = 3,
} UITextFieldViewMode;

typedef OPEN_ENUMERATION(UITextFieldDidEndEditingReason, long) {
    UITextFieldDidEndEditingReasonCommitted = 0,
    UITextFieldDidEndEditingReasonCancelled = 1,
} UITextFieldDidEndEditingReason;

/// The sets of keys that a keyboard may have.
typedef OPEN_ENUMERATION(UIKeyboardType, long) {
    UIKeyboardTypeDefault = 0,
    UIKeyboardTypeASCIICapable = 1,
    UIKeyboardTypeNumbersAndPunctuation = 2,
    UIKeyboardTypeURL = 3,
    UIKeyboardTypeNumberPad = 4,
    UIKeyboardTypePhonePad = 5,
    UIKeyboardTypeNamePhonePad = 6,
    UIKeyboardTypeEmailAddress = 7,
    UIKeyboardTypeDecimalPad = 8,
    UIKeyboardTypeTwitter = 9,
    UIKeyboardTypeWebSearch = 10,
    UIKeyboardTypeASCIICapableNumberPad = 11,
} UIKeyboardType;

/// The labels of the Return key.
typedef OPEN_ENUMERATION(UIReturnKeyType, long) {
    UIReturnKeyDefault = 0,
    UIReturnKeyGo = 1,
    UIReturnKeyGoogle = 2,
    UIReturnKeyJoin = 3,
    UIReturnKeyNext = 4,
    UIReturnKeyRoute = 5,
    UIReturnKeySearch = 6,
    UIReturnKeySend = 7,
    UIReturnKeyYahoo = 8,
    UIReturnKeyDone = 9,
    UIReturnKeyEmergencyCall = 10,
    UIReturnKeyContinue = 11,
} UIReturnKeyType;

/// The appearances of a keyboard, light or dark.
typedef OPEN_ENUMERATION(UIKeyboardAppearance, long) {
    UIKeyboardAppearanceDefault = 0,
    UIKeyboardAppearanceDark = 1,
    UIKeyboardAppearanceLight = 2,
} UIKeyboardAppearance;

/// The positions at which the keyboard turns on Shift by itself.
typedef OPEN_ENUMERATION(UITextAutocapitalizationType, long) {
    UITextAutocapitalizationTypeNone = 0,
    UITextAutocapitalizationTypeWords = 1,
    UITextAutocapitalizationTypeSentences = 2,
    UITextAutocapitalizationTypeAllCharacters = 3,
} UITextAutocapitalizationType;

/// The settings for correcting misspelled words while typing.
typedef OPEN_ENUMERATION(UITextAutocorrectionType, long) {
    UITextAutocorrectionTypeDefault = 0,
    UITextAutocorrectionTypeNo = 1,
    UITextAutocorrectionTypeYes = 2,
} UITextAutocorrectionType;

/// The settings for marking misspelled words.
typedef OPEN_ENUMERATION(UITextSpellCheckingType, long) {
    UITextSpellCheckingTypeDefault = 0,
    UITextSpellCheckingTypeNo = 1,
    UITextSpellCheckingTypeYes = 2,
} UITextSpellCheckingType;

/// The settings for replacing straight quotes with curly ones.
typedef OPEN_ENUMERATION(UITextSmartQuotesType, long) {
    UITextSmartQuotesTypeDefault = 0,
    UITextSmartQuotesTypeNo = 1,
    UITextSmartQuotesTypeYes = 2,
} UITextSmartQuotesType;

/// The settings for replacing hyphens with dashes.
typedef OPEN_ENUMERATION(UITextSmartDashesType, long) {
    UITextSmartDashesTypeDefault = 0,
    UITextSmartDashesTypeNo = 1,
    UITextSmartDashesTypeYes = 2,
} UITextSmartDashesType;

/// The settings for adding and removing spaces around pasted and cut text.
typedef OPEN_ENUMERATION(UITextSmartInsertDeleteType, long) {
    UITextSmartInsertDeleteTypeDefault = 0,
    UITextSmartInsertDeleteTypeNo = 1,
    UITextSmartInsertDeleteTypeYes = 2,
} UITextSmartInsertDeleteType;

/// The settings for suggesting the rest of a word in the text.
typedef OPEN_ENUMERATION(UITextInlinePredictionType, long) {
    UITextInlinePredictionTypeDefault = 0,
    UITextInlinePredictionTypeNo = 1,
    UITextInlinePredictionTypeYes = 2,
} UITextInlinePredictionType;

/// Forward or backward in the text as it is stored.
typedef OPEN_ENUMERATION(UITextStorageDirection, long) {
    UITextStorageDirectionForward = 0,
    UITextStorageDirectionBackward = 1,
} UITextStorageDirection;

/// A direction on the screen.
typedef OPEN_ENUMERATION(UITextLayoutDirection, long) {
    UITextLayoutDirectionRight = 2,
    UITextLayoutDirectionLeft = 3,
    UITextLayoutDirectionUp = 4,
    UITextLayoutDirectionDown = 5,
} UITextLayoutDirection;

/// The units that a text divides into.
typedef OPEN_ENUMERATION(UITextGranularity, long) {
    UITextGranularityCharacter = 0,
    UITextGranularityWord = 1,
    UITextGranularitySentence = 2,
    UITextGranularityParagraph = 3,
    UITextGranularityLine = 4,
    UITextGranularityDocument = 5,
} UITextGranularity;

/// The ways to show text that is too long for its line.
typedef OPEN_ENUMERATION(NSLineBreakMode, long) {
    NSLineBreakByWordWrapping = 0,
    NSLineBreakByCharWrapping = 1,
    NSLineBreakByClipping = 2,
    NSLineBreakByTruncatingHead = 3,
    NSLineBreakByTruncatingTail = 4,
    NSLineBreakByTruncatingMiddle = 5,
} NSLineBreakMode;

/// The edges with which the lines of a text are aligned.
typedef OPEN_ENUMERATION(NSTextAlignment, long) {
    NSTextAlignmentLeft = 0,
    NSTextAlignmentCenter = 1,
    NSTextAlignmentRight = 2,
    NSTextAlignmentJustified = 3,
    NSTextAlignmentNatural = 4,
} NSTextAlignment;

/// The direction in which text is written.
typedef OPEN_ENUMERATION(NSWritingDirection, long) {
    NSWritingDirectionNatural = -1,
    NSWritingDirectionLeftToRight = 0,
    NSWritingDirectionRightToLeft = 1,
} NSWritingDirection;
