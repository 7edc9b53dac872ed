import { globalStyle, style } from '@vanilla-extract/css';
import { below } from '@wbn/ui-kit/theme/breakpoints.ts';
import { flexColumn, flexWrapped, outlined, textSize, vars } from '@wbn/ui-kit/theme/contract.css.ts';

/** A panel that the title's link covers completely. */
export const card = style({
  position: 'relative',
  ...flexColumn.sm,
  minInlineSize: 0,
  blockSize: '100%',
  padding: vars.space.md,
  ...outlined.lg,
  boxShadow: vars.shadow.raised,
  transition: `border-color ${vars.motion.fast}`,
  ':hover': { borderColor: vars.color.control },
  '@media': { print: { breakInside: 'avoid' } },
});

export const title = style({ overflowWrap: 'anywhere' });

// The title's link covers the card, so that the card is one large target and one Tab stop.
globalStyle(`${title} a::after`, {
  content: '',
  position: 'absolute',
  inset: 0,
  borderRadius: vars.radius.lg,
});
globalStyle(`${title} a:focus-visible`, { outline: 'none' });
globalStyle(`${title} a:focus-visible::after`, {
  outline: `2px solid ${vars.color.focus}`,
  outlineOffset: '2px',
});

export const row = style({ display: 'flex', gap: vars.space.sm, alignItems: 'flex-start', minInlineSize: 0 });

export const grow = style({ ...flexColumn.xxs, flex: 1, minInlineSize: 0 });

export const foot = style({ marginBlockStart: 'auto' });

/** On the line of the badges beside it. */
export const badgeLink = style({ display: 'flex' });

export const logo = style({ inlineSize: '3.5rem', flex: 'none' });

export const largeLogo = style({
  inlineSize: '4rem',
  flex: 'none',
  '@media': { 'screen and (min-width: 768px)': { inlineSize: '6rem' } },
});

/** WID-03, CON-12: five lines of 20 pixels. */
export const clip = style({
  maxBlockSize: '100px',
  overflow: 'hidden',
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 5,
  fontSize: vars.size.sm,
  lineHeight: '20px',
  color: vars.color.muted,
  overflowWrap: 'anywhere',
});

export const clipOnPhones = style({
  '@media': { [below.sm]: { maxBlockSize: '60px', WebkitLineClamp: 3 } },
});

export const matched = style({ ...textSize.sm, overflowWrap: 'anywhere' });

export const matchedLabel = style({ color: vars.color.muted });

/** Above the link that covers the whole card. */
export const matchedLink = style({
  position: 'relative',
  zIndex: 1,
  color: vars.color.brandText,
  fontWeight: vars.weight.medium,
  textDecoration: 'underline',
  textUnderlineOffset: '3px',
});

export const facts = style({
  ...flexWrapped.none,
  columnGap: vars.space.lg,
  rowGap: vars.space.xxs,
  ...textSize.sm,
});

globalStyle(`${facts} > div`, { display: 'flex', gap: vars.space.xxs, minInlineSize: 0 });
globalStyle(`${facts} dt`, { color: vars.color.muted, flex: 'none' });
globalStyle(`${facts} dt::after`, { content: ':' });
globalStyle(`${facts} dd`, { fontWeight: vars.weight.medium, overflowWrap: 'anywhere', minInlineSize: 0 });

export const specs = style({ fontSize: vars.size.xs, lineHeight: vars.leading.sm });

globalStyle(`${specs} > div`, {
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space.sm,
  paddingBlock: vars.space.xxs,
  borderBlockEnd: `1px solid ${vars.color.line}`,
});
globalStyle(`${specs} > div:last-child`, { borderBlockEnd: 'none' });
globalStyle(`${specs} dt`, {
  flex: 'none',
  maxInlineSize: '50%',
  color: vars.color.muted,
  overflowWrap: 'anywhere',
});
globalStyle(`${specs} dd`, { textAlign: 'end', fontWeight: vars.weight.medium, overflowWrap: 'anywhere' });
