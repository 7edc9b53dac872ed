import { globalStyle, style } from '@vanilla-extract/css';
import {
  flexColumn,
  flexRow,
  flexWrapped,
  mutedText,
  textSize,
  vars,
} from '@wbn/ui-kit/theme/contract.css.ts';

export const place = style({
  position: 'relative',
  display: 'flex',
  flex: '1 1 0',
  minBlockSize: 0,
});

export const scroller = style({
  position: 'relative',
  flex: '1 1 0',
  minInlineSize: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  // useChatScroll keeps the position; the browser's scroll anchoring would move it a second time.
  overflowAnchor: 'none',
  ':focus-visible': { outlineOffset: '-2px' },
});

/** A short thread is aligned to the bottom. */
export const content = style({
  ...flexColumn.xxs,
  justifyContent: 'flex-end',
  minBlockSize: '100%',
  padding: `0 ${vars.space.md} ${vars.space.xs}`,
});

/** Fixed height, so that loading earlier messages moves nothing. */
export const top = style({
  flex: 'none',
  minBlockSize: '2rem',
  paddingBlock: vars.space.xs,
  textAlign: 'center',
  ...textSize.xs,
  color: vars.color.muted,
});

export const day = style({
  display: 'flex',
  justifyContent: 'center',
  paddingBlock: vars.space.sm,
  ...textSize.xs,
  fontWeight: vars.weight.medium,
  color: vars.color.muted,
});

export const divider = style({
  ...flexRow.sm,
  paddingBlock: vars.space.xs,
  ...textSize.xs,
  fontWeight: vars.weight.semibold,
  color: vars.color.brandText,
  selectors: {
    '&::before, &::after': { content: '', flex: 1, blockSize: 1, backgroundColor: vars.color.brandText },
  },
});

export const message = style({ ...flexColumn.xxs, alignItems: 'flex-start' });

/** The first message of a group. */
export const first = style({ paddingBlockStart: vars.space.xs });

export const own = style({ alignItems: 'flex-end' });

export const author = style({
  paddingInline: vars.space.xs,
  ...textSize.xs,
  fontWeight: vars.weight.medium,
  color: vars.color.muted,
});

export const bubble = style({
  ...flexWrapped.none,
  alignItems: 'flex-end',
  justifyContent: 'flex-end',
  columnGap: vars.space.sm,
  maxInlineSize: 'min(36rem, 85%)',
  padding: `${vars.space.xs} ${vars.space.sm}`,
  borderRadius: vars.radius.lg,
  backgroundColor: vars.color.sunken,
});

/** Files and offers take their own line below the text. */
export const part = style({ flex: '1 1 100%', minInlineSize: 0, paddingBlock: vars.space.xs });

export const ownBubble = style({ backgroundColor: vars.color.brandSoft });

export const underWay = style({ opacity: 0.75 });

export const words = style({
  flex: '1 1 auto',
  minInlineSize: 0,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});

export const time = style({
  ...textSize.xs,
  color: vars.color.muted,
  fontVariantNumeric: 'tabular-nums',
});

globalStyle(`${ownBubble} ${time}`, { color: vars.color.text });

export const receipt = style({
  paddingInline: vars.space.xs,
  ...textSize.xs,
  color: vars.color.muted,
});

export const fileName = style({ inlineSize: '100%', ...textSize.sm });

export const failure = style({
  ...flexWrapped.none,
  alignItems: 'center',
  justifyContent: 'flex-end',
  columnGap: vars.space.xs,
  ...mutedText,
});

export const notDelivered = style({ color: vars.color.danger, fontWeight: vars.weight.medium });

export const typing = style({
  minBlockSize: '1.25rem',
  fontSize: vars.size.xs,
  lineHeight: '1.25rem',
  color: vars.color.muted,
});

export const newest = style({
  position: 'absolute',
  insetBlockEnd: vars.space.sm,
  insetInline: 0,
  display: 'flex',
  justifyContent: 'center',
  pointerEvents: 'none',
});

globalStyle(`${newest} > *`, { pointerEvents: 'auto', boxShadow: vars.shadow.raised });
