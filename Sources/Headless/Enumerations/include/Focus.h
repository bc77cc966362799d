#include "OpenEnumeration.h"

typedef OPEN_ENUMERATION(UIFocusHaloEffectPosition, long) {
    UIFocusHaloEffectPositionAutomatic = 0,
    UIFocusHaloEffectPositionOutside = 1,
    UIFocusHaloEffectPositionInside = 2,
} UIFocusHaloEffectPosition;

/// The modes that determine whether focus that code moves to an item stays hidden until a key is
/// pressed.
typedef OPEN_ENUMERATION(UIFocusItemDeferralMode, long) {
    UIFocusItemDeferralModeAutomatic = 0,
    UIFocusItemDeferralModeAlways = 1,
    UIFocusItemDeferralModeNever = 2,
} UIFocusItemDeferralMode;
