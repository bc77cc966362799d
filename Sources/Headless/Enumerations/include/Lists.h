#include "OpenEnumeration.h"

/// The positions at the edge of a rectangle.
typedef OPEN_ENUMERATION(NSRectAlignment, long) {
    NSRectAlignmentNone = 0,
    NSRectAlignmentTop = 1,
    NSRectAlignmentTopLeading = 2,
    NSRectAlignmentLeading = 3,
    NSRectAlignmentBottomLeading = 4,
    NSRectAlignmentBottom = 5,
    NSRectAlignmentBottomTrailing = 6,
    NSRectAlignmentTrailing = 7,
    NSRectAlignmentTopTrailing = 8,
} NSRectAlignment;

/// The ways in which a section scrolls across the direction of its layout, if at all.
typedef OPEN_ENUMERATION(UICollectionLayoutSectionOrthogonalScrollingBehavior, long) {
    UICollectionLayoutSectionOrthogonalScrollingBehaviorNone = 0,
    UICollectionLayoutSectionOrthogonalScrollingBehaviorContinuous = 1,
    UICollectionLayoutSectionOrthogonalScrollingBehaviorContinuousGroupLeadingBoundary = 2,
    UICollectionLayoutSectionOrthogonalScrollingBehaviorPaging = 3,
    UICollectionLayoutSectionOrthogonalScrollingBehaviorGroupPaging = 4,
    UICollectionLayoutSectionOrthogonalScrollingBehaviorGroupPagingCentered = 5,
} UICollectionLayoutSectionOrthogonalScrollingBehavior;

typedef OPEN_ENUMERATION(UICollectionViewSelfSizingInvalidation, long) {
    UICollectionViewSelfSizingInvalidationDisabled = 0,
    UICollectionViewSelfSizingInvalidationEnabled = 1,
    UICollectionViewSelfSizingInvalidationEnabledIncludingConstraints = 2,
} UICollectionViewSelfSizingInvalidation;

typedef OPEN_ENUMERATION(UICollectionViewScrollDirection, long) {
    UICollectionViewScrollDirectionVertical = 0,
    UICollectionViewScrollDirectionHorizontal = 1,
} UICollectionViewScrollDirection;

typedef OPEN_ENUMERATION(UICollectionElementCategory, unsigned long) {
    UICollectionElementCategoryCell = 0,
    UICollectionElementCategorySupplementaryView = 1,
    UICollectionElementCategoryDecorationView = 2,
} UICollectionElementCategory;

typedef OPEN_ENUMERATION(UICollectionUpdateAction, long) {
    UICollectionUpdateActionInsert = 0,
    UICollectionUpdateActionDelete = 1,
    UICollectionUpdateActionReload = 2,
    UICollectionUpdateActionMove = 3,
    UICollectionUpdateActionNone = 4,
} UICollectionUpdateAction;

typedef OPEN_ENUMERATION(UICollectionViewFlowLayoutSectionInsetReference, long) {
    UICollectionViewFlowLayoutSectionInsetFromContentInset = 0,
    UICollectionViewFlowLayoutSectionInsetFromSafeArea = 1,
    UICollectionViewFlowLayoutSectionInsetFromLayoutMargins = 2,
} UICollectionViewFlowLayoutSectionInsetReference;

typedef OPEN_ENUMERATION(UITableViewSelfSizingInvalidation, long) {
    UITableViewSelfSizingInvalidationDisabled = 0,
    UITableViewSelfSizingInvalidationEnabled = 1,
    UITableViewSelfSizingInvalidationEnabledIncludingConstraints = 2,
} UITableViewSelfSizingInvalidation;

typedef OPEN_ENUMERATION(UITableViewStyle, long) {
    UITableViewStylePlain = 0,
    UITableViewStyleGrouped = 1,
    UITableViewStyleInsetGrouped = 2,
} UITableViewStyle;

typedef OPEN_ENUMERATION(UITableViewScrollPosition, long) {
    UITableViewScrollPositionNone = 0,
    UITableViewScrollPositionTop = 1,
    UITableViewScrollPositionMiddle = 2,
    UITableViewScrollPositionBottom = 3,
} UITableViewScrollPosition;

typedef OPEN_ENUMERATION(UITableViewRowAnimation, long) {
    UITableViewRowAnimationFade = 0,
    UITableViewRowAnimationRight = 1,
    UITableViewRowAnimationLeft = 2,
    UITableViewRowAnimationTop = 3,
    UITableViewRowAnimationBottom = 4,
    UITableViewRowAnimationNone = 5,
    UITableViewRowAnimationMiddle = 6,
    UITableViewRowAnimationAutomatic = 100,
} UITableViewRowAnimation;

typedef OPEN_ENUMERATION(UITableViewCellStyle, long) {
    UITableViewCellStyleDefault = 0,
    UITableViewCellStyleValue1 = 1,
    UITableViewCellStyleValue2 = 2,
    UITableViewCellStyleSubtitle = 3,
} UITableViewCellStyle;

typedef OPEN_ENUMERATION(UITableViewCellSelectionStyle, long) {
    UITableViewCellSelectionStyleNone = 0,
    UITableViewCellSelectionStyleBlue = 1,
    UITableViewCellSelectionStyleGray = 2,
    UITableViewCellSelectionStyleDefault = 3,
} UITableViewCellSelectionStyle;

typedef OPEN_ENUMERATION(UITableViewCellAccessoryType, long) {
    UITableViewCellAccessoryNone = 0,
    UITableViewCellAccessoryDisclosureIndicator = 1,
    UITableViewCellAccessoryDetailDisclosureButton = 2,
    UITableViewCellAccessoryCheckmark = 3,
    UITableViewCellAccessoryDetailButton = 4,
} UITableViewCellAccessoryType;

typedef OPEN_ENUMERATION(UITableViewCellEditingStyle, long) {
    UITableViewCellEditingStyleNone = 0,
    UITableViewCellEditingStyleDelete = 1,
    UITableViewCellEditingStyleInsert = 2,
} UITableViewCellEditingStyle;

typedef OPEN_ENUMERATION(UITableViewCellSeparatorStyle, long) {
    UITableViewCellSeparatorStyleNone = 0,
    UITableViewCellSeparatorStyleSingleLine = 1,
} UITableViewCellSeparatorStyle;

typedef OPEN_ENUMERATION(UITableViewCellFocusStyle, long) {
    UITableViewCellFocusStyleDefault = 0,
    UITableViewCellFocusStyleCustom = 1,
} UITableViewCellFocusStyle;

typedef OPEN_ENUMERATION(UIContextualActionStyle, long) {
    UIContextualActionStyleNormal = 0,
    UIContextualActionStyleDestructive = 1,
} UIContextualActionStyle;
