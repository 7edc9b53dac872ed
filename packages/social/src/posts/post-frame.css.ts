import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '@wbn/ui-kit/theme/contract.css.ts';

/** SOC-08. */
export const post = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.sm,
  inlineSize: '100%',
  maxInlineSize: '500px',
  minInlineSize: 0,
  padding: vars.space.md,
  backgroundColor: vars.color.surface,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.lg,
});

export const header = style({ display: 'flex', alignItems: 'flex-start', gap: vars.space.sm });

export const words = style({ flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' });

export const name = style({
  fontSize: vars.size.md,
  lineHeight: vars.leading.sm,
  fontWeight: vars.weight.semibold,
});

export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space.xs,
  fontSize: vars.size.xs,
  lineHeight: vars.leading.sm,
  color: vars.color.muted,
});

globalStyle(`${facts} > * + *::before`, { content: '· ' });

/** A word among words that opens something. */
export const edited = style({
  padding: 0,
  border: 0,
  borderRadius: vars.radius.sm,
  backgroundColor: 'transparent',
  font: 'inherit',
  color: 'inherit',
  cursor: 'pointer',
  textUnderlineOffset: '0.2em',
  ':hover': { color: vars.color.text, textDecorationLine: 'underline' },
});

export const menu = style({ marginBlockStart: '-0.25rem', marginInlineEnd: '-0.5rem' });

/** The comments that folded out. */
export const talk = style({ paddingBlockStart: vars.space.xs });

/** What one can do, and how many have: a hairline parts it from what was said. */
export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.sm,
  paddingBlockStart: vars.space.xs,
  borderBlockStart: `1px solid ${vars.color.line}`,
  fontSize: vars.size.sm,
  color: vars.color.muted,
});
