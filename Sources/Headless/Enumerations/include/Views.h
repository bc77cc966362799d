#include "OpenEnumeration.h"

typedef OPEN_ENUMERATION(UIStackViewDistribution, long) {
    UIStackViewDistributionFill = 0,
    UIStackViewDistributionFillEqually = 1,
    UIStackViewDistributionFillProportionally = 2,
    UIStackViewDistributionEqualSpacing = 3,
    UIStackViewDistributionEqualCentering = 4,
} UIStackViewDistribution;

typedef OPEN_ENUMERATION(UIStackViewAlignment, long) {
    UIStackViewAlignmentFill = 0,
    UIStackViewAlignmentLeading = 1,
    UIStackViewAlignmentTop = UIStackViewAlignmentLeading,
    UIStackViewAlignmentFirstBaseline = 2,
    UIStackViewAlignmentCenter = 3,
    UIStackViewAlignmentTrailing = 4,
    UIStackViewAlignmentBottom = UIStackViewAlignmentTrailing,
    UIStackViewAlignmentLastBaseline = 5,
} UIStackViewAlignment;

typedef OPEN_ENUMERATION(UIViewContentMode, long) {
    UIViewContentModeScaleToFill = 0,
    UIViewContentModeScaleAspectFit = 1,
    UIViewContentModeScaleAspectFill = 2,
    UIViewContentModeRedraw = 3,
    UIViewContentModeCenter = 4,
    UIViewContentModeTop = 5,
    UIViewContentModeBottom = 6,
    UIViewContentModeLeft = 7,
    UIViewContentModeRight = 8,
    UIViewContentModeTopLeft = 9,
    UIViewContentModeTopRight = 10,
    UIViewContentModeBottomLeft = 11,
    UIViewContentModeBottomRight = 12,
} UIViewContentMode;

typedef OPEN_ENUMERATION(UIInputViewStyle, long) {
    UIInputViewStyleDefault = 0,
    UIInputViewStyleKeyboard = 1,
} UIInputViewStyle;

typedef OPEN_ENUMERATION(UIBlurEffectStyle, long) {
    UIBlurEffectStyleExtraLight = 0,
    UIBlurEffectStyleLight = 1,
    UIBlurEffectStyleDark = 2,
    UIBlurEffectStyleExtraDark = 3,
    UIBlurEffectStyleRegular = 4,
    UIBlurEffectStyleProminent = 5,
    UIBlurEffectStyleSystemUltraThinMaterial = 6,
    UIBlurEffectStyleSystemThinMaterial = 7,
    UIBlurEffectStyleSystemMaterial = 8,
    UIBlurEffectStyleSystemThickMaterial = 9,
    UIBlurEffectStyleSystemChromeMaterial = 10,
    UIBlurEffectStyleSystemUltraThinMaterialLight = 11,
    UIBlurEffectStyleSystemThinMaterialLight = 12,
    UIBlurEffectStyleSystemMaterialLight = 13,
    UIBlurEffectStyleSystemThickMaterialLight = 14,
    UIBlurEffectStyleSystemChromeMaterialLight = 15,
    UIBlurEffectStyleSystemUltraThinMaterialDark = 16,
    UIBlurEffectStyleSystemThinMaterialDark = 17,
    UIBlurEffectStyleSystemMaterialDark = 18,
    UIBlurEffectStyleSystemThickMaterialDark = 19,
    UIBlurEffectStyleSystemChromeMaterialDark = 20,
} UIBlurEffectStyle;

typedef OPEN_ENUMERATION(UIVibrancyEffectStyle, long) {
    UIVibrancyEffectStyleLabel = 0,
    UIVibrancyEffectStyleSecondaryLabel = 1,
    UIVibrancyEffectStyleTertiaryLabel = 2,
    UIVibrancyEffectStyleQuaternaryLabel = 3,
    UIVibrancyEffectStyleFill = 4,
    UIVibrancyEffectStyleSecondaryFill = 5,
    UIVibrancyEffectStyleTertiaryFill = 6,
    UIVibrancyEffectStyleSeparator = 7,
} UIVibrancyEffectStyle;

typedef OPEN_ENUMERATION(UIGlassEffectStyle, long) {
    UIGlassEffectStyleRegular = 0,
    UIGlassEffectStyleClear = 1,
} UIGlassEffectStyle;
