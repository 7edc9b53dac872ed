import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '@wbn/ui-kit/theme/contract.css.ts';

/** What was asked for, in one line where it fits. */
export const details = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space.lg,
  rowGap: vars.space.xs,
  margin: 0,
  fontSize: vars.size.sm,
  lineHeight: vars.leading.sm,
});

globalStyle(`${details} dt`, { color: vars.color.muted });
globalStyle(`${details} dd`, { margin: 0, fontWeight: vars.weight.medium, overflowWrap: 'anywhere' });
