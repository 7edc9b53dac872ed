import { style } from '@vanilla-extract/css';
import { from } from '@wbn/ui-kit/theme/breakpoints.ts';
import { vars } from '@wbn/ui-kit/theme/contract.css.ts';

export const top = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.sm,
});

export const card = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: vars.space.md,
  padding: vars.space.md,
  backgroundColor: vars.color.surface,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.lg,
  boxShadow: vars.shadow.raised,
  scrollMarginBlock: '6rem',
  '@media': { [from.sm]: { padding: vars.space.lg } },
  selectors: {
    '&[data-marked]': {
      borderColor: vars.color.brand,
      boxShadow: `0 0 0 1px ${vars.color.brand}`,
    },
  },
});

export const photo = style({
  inlineSize: '4rem',
  '@media': { [from.sm]: { inlineSize: '6rem', gridRow: 'span 2' } },
});

export const words = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xs,
  minInlineSize: 0,
});

export const name = style({ overflowWrap: 'anywhere' });

export const description = style({
  gridColumn: '1 / -1',
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.md,
  minInlineSize: 0,
  '@media': { [from.sm]: { gridColumn: '2' } },
});

export const slots = style({
  display: 'grid',
  gridTemplateColumns: 'max-content minmax(0, 8rem)',
  alignItems: 'center',
  gap: vars.space.sm,
  fontSize: vars.size.sm,
  lineHeight: vars.leading.sm,
  color: vars.color.muted,
  fontVariantNumeric: 'tabular-nums',
});

export const bar = style({
  blockSize: '0.25rem',
  borderRadius: vars.radius.full,
  backgroundColor: vars.color.line,
  overflow: 'hidden',
});

export const share = style({
  display: 'block',
  blockSize: '100%',
  backgroundColor: vars.color.brand,
  borderRadius: vars.radius.full,
});

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.xs,
});

/** Away from what is pressed every day. */
export const leave = style({ display: 'flex', marginInlineStart: 'auto' });
