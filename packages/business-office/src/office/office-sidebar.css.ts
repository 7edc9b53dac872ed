import { globalStyle, style } from '@vanilla-extract/css';
import { below, from, touch } from '@wbn/ui-kit/theme/breakpoints.ts';
import {
  flexColumn,
  flexRow,
  mutedText,
  oneLine,
  outlined,
  textSize,
  touchTarget,
  vars,
} from '@wbn/ui-kit/theme/contract.css.ts';

export const place = style({
  minInlineSize: 0,
  '@media': {
    [below.md]: { inlineSize: '100%' },
    [from.md]: { flex: 'none', inlineSize: '15rem', position: 'relative', zIndex: 1 },
    // Sticky where all of it fits below the header.
    'screen and (min-width: 992px) and (min-height: 40rem)': {
      position: 'sticky',
      insetBlockStart: '5.5rem',
    },
  },
});

/** Outside a company a phone needs no way to its menu: the page lists the companies. */
export const wideOnly = style({ '@media': { [below.md]: { display: 'none' } } });

export const column = style({
  display: 'none',
  '@media': { [from.md]: { display: 'block' } },
});

/** On phones a single line of touch height. */
export const bar = style({
  ...flexRow.sm,
  inlineSize: '100%',
  minBlockSize: '3rem',
  paddingInline: vars.space.sm,
  ...outlined.lg,
  textAlign: 'start',
  cursor: 'pointer',
  ':hover': { backgroundColor: vars.color.hover },
  '@media': { [from.md]: { display: 'none' } },
});

export const sheet = style({ padding: vars.space.md });

export const trigger = style({
  ...flexRow.sm,
  inlineSize: '100%',
  minBlockSize: '3rem',
  padding: vars.space.xs,
  ...outlined.lg,
  ':hover': { backgroundColor: vars.color.hover },
});

export const logo = style({
  display: 'grid',
  flex: 'none',
  placeItems: 'stretch',
  inlineSize: '2rem',
  overflow: 'hidden',
  borderRadius: vars.radius.md,
});

export const noLogo = style({
  inlineSize: '1.25rem',
  blockSize: '1.25rem',
  placeSelf: 'center',
  color: vars.color.muted,
});

/** Names are cut, and badges are as wide as their words. */
export const company = style({
  flex: '1 1 0',
  minInlineSize: 0,
  ...flexColumn.none,
  alignItems: 'flex-start',
});

export const name = style({
  ...oneLine,
  maxInlineSize: '100%',
  ...textSize.sm,
  fontWeight: vars.weight.semibold,
  color: vars.color.text,
});

export const role = style({ ...textSize.xs, color: vars.color.muted });

export const icon = style({
  flex: 'none',
  inlineSize: '1.125rem',
  blockSize: '1.125rem',
  color: vars.color.muted,
});

export const search = style({ padding: vars.space.xxs, paddingBlockEnd: vars.space.xs });

export const companies = style({
  maxBlockSize: 'min(22rem, 50dvb)',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
});

export const nothing = style({ padding: vars.space.sm, ...mutedText });

export const more = style({
  marginBlockStart: vars.space.xxs,
  paddingBlockStart: vars.space.xxs,
  borderBlockStart: `1px solid ${vars.color.line}`,
});

export const links = style({
  listStyle: 'none',
  ...flexColumn.none,
  gap: '1px',
  marginBlockStart: vars.space.sm,
  selectors: {
    '& + &': { paddingBlockStart: vars.space.sm, borderBlockStart: `1px solid ${vars.color.line}` },
  },
});

export const link = style({
  ...flexRow.sm,
  minBlockSize: '2.25rem',
  paddingInline: vars.space.sm,
  borderRadius: vars.radius.md,
  ...mutedText,
  fontWeight: vars.weight.medium,
  transition: `background-color ${vars.motion.fast}, color ${vars.motion.fast}`,
  ':hover': { backgroundColor: vars.color.hover, color: vars.color.text },
  ':focus-visible': { outlineOffset: '-2px' },
  selectors: {
    '&[aria-current]': {
      backgroundColor: vars.color.brandSoft,
      color: vars.color.brandText,
      fontWeight: vars.weight.semibold,
    },
  },
  '@media': { [below.md]: touchTarget, [touch]: touchTarget },
});

globalStyle(`${link}[aria-current] > ${icon}`, { color: 'inherit' });

export const words = style({ flex: '1 1 0', minInlineSize: 0 });

export const note = style({
  fontSize: vars.size.xs,
  fontWeight: vars.weight.regular,
  fontVariantNumeric: 'tabular-nums',
  color: vars.color.muted,
});

export const loading = style(flexColumn.md);

export const empty = style({
  ...flexColumn.sm,
  alignItems: 'flex-start',
  padding: vars.space.md,
  border: `1px dashed ${vars.color.lineStrong}`,
  borderRadius: vars.radius.lg,
  ...mutedText,
});

export const emptyIcon = style({ inlineSize: '1.5rem', blockSize: '1.5rem' });
