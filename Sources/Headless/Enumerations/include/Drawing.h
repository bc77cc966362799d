#include "OpenEnumeration.h"

typedef OPEN_ENUMERATION(UIImageSymbolScale, long) {
    UIImageSymbolScaleDefault = -1,
    UIImageSymbolScaleUnspecified = 0,
    UIImageSymbolScaleSmall = 1,
    UIImageSymbolScaleMedium = 2,
    UIImageSymbolScaleLarge = 3,
} UIImageSymbolScale;

typedef OPEN_ENUMERATION(UIImageSymbolWeight, long) {
    UIImageSymbolWeightUnspecified = 0,
    UIImageSymbolWeightUltraLight = 1,
    UIImageSymbolWeightThin = 2,
    UIImageSymbolWeightLight = 3,
    UIImageSymbolWeightRegular = 4,
    UIImageSymbolWeightMedium = 5,
    UIImageSymbolWeightSemibold = 6,
    UIImageSymbolWeightBold = 7,
    UIImageSymbolWeightHeavy = 8,
    UIImageSymbolWeightBlack = 9,
} UIImageSymbolWeight;

typedef OPEN_ENUMERATION(UIImageRenderingMode, long) {
    UIImageRenderingModeAutomatic = 0,
    UIImageRenderingModeAlwaysOriginal = 1,
    UIImageRenderingModeAlwaysTemplate = 2,
} UIImageRenderingMode;
