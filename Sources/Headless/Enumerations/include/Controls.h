#include "OpenEnumeration.h"

/// The look of a bar, from when bars were dark or light.
typedef OPEN_ENUMERATION(UIBarStyle, long) {
    UIBarStyleDefault = 0,
    UIBarStyleBlack = 1,
} UIBarStyle;

typedef OPEN_ENUMERATION(UIBarButtonItemStyle, long) {
    UIBarButtonItemStylePlain = 0,
    UIBarButtonItemStyleProminent = 2,
    UIBarButtonItemStyleDone = UIBarButtonItemStyleProminent,
} UIBarButtonItemStyle;

typedef OPEN_ENUMERATION(UIBarButtonSystemItem, long) {
    UIBarButtonSystemItemDone = 0,
    UIBarButtonSystemItemCancel = 1,
    UIBarButtonSystemItemEdit = 2,
    UIBarButtonSystemItemSave = 3,
    UIBarButtonSystemItemAdd = 4,
    UIBarButtonSystemItemFlexibleSpace = 5,
    UIBarButtonSystemItemFixedSpace = 6,
    UIBarButtonSystemItemCompose = 7,
    UIBarButtonSystemItemReply = 8,
    UIBarButtonSystemItemAction = 9,
    UIBarButtonSystemItemOrganize = 10,
    UIBarButtonSystemItemBookmarks = 11,
    UIBarButtonSystemItemSearch = 12,
    UIBarButtonSystemItemRefresh = 13,
    UIBarButtonSystemItemStop = 14,
    UIBarButtonSystemItemCamera = 15,
    UIBarButtonSystemItemTrash = 16,
    UIBarButtonSystemItemPlay = 17,
    UIBarButtonSystemItemPause = 18,
    UIBarButtonSystemItemRewind = 19,
    UIBarButtonSystemItemFastForward = 20,
    UIBarButtonSystemItemUndo = 21,
    UIBarButtonSystemItemRedo = 22,
    UIBarButtonSystemItemPageCurl = 23,
    UIBarButtonSystemItemClose = 24,
} UIBarButtonSystemItem;

typedef OPEN_ENUMERATION(UINavigationItemLargeTitleDisplayMode, long) {
    UINavigationItemLargeTitleDisplayModeAutomatic = 0,
    UINavigationItemLargeTitleDisplayModeAlways = 1,
    UINavigationItemLargeTitleDisplayModeNever = 2,
    UINavigationItemLargeTitleDisplayModeInline = 3,
} UINavigationItemLargeTitleDisplayMode;

typedef OPEN_ENUMERATION(UINavigationItemSearchBarPlacement, long) {
    UINavigationItemSearchBarPlacementAutomatic = 0,
    UINavigationItemSearchBarPlacementIntegrated = 1,
    UINavigationItemSearchBarPlacementStacked = 2,
    UINavigationItemSearchBarPlacementIntegratedCentered = 3,
    UINavigationItemSearchBarPlacementIntegratedButton = 4,
} UINavigationItemSearchBarPlacement;

typedef OPEN_ENUMERATION(UIButtonType, long) {
    UIButtonTypeCustom = 0,
    UIButtonTypeSystem = 1,
    UIButtonTypeDetailDisclosure = 2,
    UIButtonTypeInfoLight = 3,
    UIButtonTypeInfoDark = 4,
    UIButtonTypeContactAdd = 5,
    UIButtonTypePlain = 6,
    UIButtonTypeClose = 7,
} UIButtonType;

/// The styles of a date picker.
typedef OPEN_ENUMERATION(UIDatePickerStyle, long) {
    UIDatePickerStyleAutomatic = 0,
    UIDatePickerStyleWheels = 1,
    UIDatePickerStyleCompact = 2,
    UIDatePickerStyleInline = 3,
} UIDatePickerStyle;

typedef OPEN_ENUMERATION(UIDatePickerMode, long) {
    UIDatePickerModeTime = 0,
    UIDatePickerModeDate = 1,
    UIDatePickerModeDateAndTime = 2,
    UIDatePickerModeCountDownTimer = 3,
} UIDatePickerMode;

typedef OPEN_ENUMERATION(UIControlContentHorizontalAlignment, long) {
    UIControlContentHorizontalAlignmentCenter = 0,
    UIControlContentHorizontalAlignmentLeft = 1,
    UIControlContentHorizontalAlignmentRight = 2,
    UIControlContentHorizontalAlignmentFill = 3,
    UIControlContentHorizontalAlignmentLeading = 4,
    UIControlContentHorizontalAlignmentTrailing = 5,
} UIControlContentHorizontalAlignment;

typedef OPEN_ENUMERATION(UIControlContentVerticalAlignment, long) {
    UIControlContentVerticalAlignmentCenter = 0,
    UIControlContentVerticalAlignmentTop = 1,
    UIControlContentVerticalAlignmentBottom = 2,
    UIControlContentVerticalAlignmentFill = 3,
} UIControlContentVerticalAlignment;

typedef OPEN_ENUMERATION(UIMenuElementState, long) {
    UIMenuElementStateOff = 0,
    UIMenuElementStateOn = 1,
    UIMenuElementStateMixed = 2,
} UIMenuElementState;

typedef OPEN_ENUMERATION(UIImpactFeedbackStyle, long) {
    UIImpactFeedbackStyleLight = 0,
    UIImpactFeedbackStyleMedium = 1,
    UIImpactFeedbackStyleHeavy = 2,
    UIImpactFeedbackStyleSoft = 3,
    UIImpactFeedbackStyleRigid = 4,
} UIImpactFeedbackStyle;

typedef OPEN_ENUMERATION(UINotificationFeedbackType, long) {
    UINotificationFeedbackTypeSuccess = 0,
    UINotificationFeedbackTypeWarning = 1,
    UINotificationFeedbackTypeError = 2,
} UINotificationFeedbackType;

typedef OPEN_ENUMERATION(UIActivityIndicatorViewStyle, long) {
    UIActivityIndicatorViewStyleMedium = 100,
    UIActivityIndicatorViewStyleLarge = 101,
    UIActivityIndicatorViewStyleWhiteLarge = 0,
    UIActivityIndicatorViewStyleWhite = 1,
    UIActivityIndicatorViewStyleGray = 2,
} UIActivityIndicatorViewStyle;

typedef OPEN_ENUMERATION(UIProgressViewStyle, long) {
    UIProgressViewStyleDefault = 0,
    UIProgressViewStyleBar = 1,
} UIProgressViewStyle;
