#include "OpenEnumeration.h"

typedef OPEN_ENUMERATION(NSLayoutAttribute, long) {
    NSLayoutAttributeNotAnAttribute = 0,
    NSLayoutAttributeLeft = 1,
    NSLayoutAttributeRight = 2,
    NSLayoutAttributeTop = 3,
    NSLayoutAttributeBottom = 4,
    NSLayoutAttributeLeading = 5,
    NSLayoutAttributeTrailing = 6,
    NSLayoutAttributeWidth = 7,
    NSLayoutAttributeHeight = 8,
    NSLayoutAttributeCenterX = 9,
    NSLayoutAttributeCenterY = 10,
    NSLayoutAttributeLastBaseline = 11,
    NSLayoutAttributeFirstBaseline = 12,
    NSLayoutAttributeLeftMargin = 13,
    NSLayoutAttributeRightMargin = 14,
    NSLayoutAttributeTopMargin = 15,
    NSLayoutAttributeBottomMargin = 16,
    NSLayoutAttributeLeadingMargin = 17,
    NSLayoutAttributeTrailingMargin = 18,
    NSLayoutAttributeCenterXWithinMargins = 19,
    NSLayoutAttributeCenterYWithinMargins = 20,
} NSLayoutAttribute;

typedef OPEN_ENUMERATION(NSLayoutRelation, long) {
    NSLayoutRelationLessThanOrEqual = -1,
    NSLayoutRelationEqual = 0,
    NSLayoutRelationGreaterThanOrEqual = 1,
} NSLayoutRelation;

typedef OPEN_ENUMERATION(UILayoutConstraintAxis, long) {
    UILayoutConstraintAxisHorizontal = 0,
    UILayoutConstraintAxisVertical = 1,
} UILayoutConstraintAxis;
