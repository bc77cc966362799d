#include "OpenEnumeration.h"

typedef OPEN_ENUMERATION(UIScrollViewKeyboardDismissMode, long) {
    UIScrollViewKeyboardDismissModeNone = 0,
    UIScrollViewKeyboardDismissModeOnDrag = 1,
    UIScrollViewKeyboardDismissModeInteractive = 2,
    UIScrollViewKeyboardDismissModeOnDragWithAccessory = 3,
    UIScrollViewKeyboardDismissModeInteractiveWithAccessory = 4,
} UIScrollViewKeyboardDismissMode;

typedef OPEN_ENUMERATION(UIScrollViewContentInsetAdjustmentBehavior, long) {
    UIScrollViewContentInsetAdjustmentAutomatic = 0,
    UIScrollViewContentInsetAdjustmentScrollableAxes = 1,
    UIScrollViewContentInsetAdjustmentNever = 2,
    UIScrollViewContentInsetAdjustmentAlways = 3,
} UIScrollViewContentInsetAdjustmentBehavior;
