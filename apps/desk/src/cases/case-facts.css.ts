import { style } from '@vanilla-extract/css';
import { vars } from '@wbn/ui-kit/theme/contract.css.ts';

export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 18rem), 1fr))',
  columnGap: vars.space.lg,
  marginBlockStart: vars.space.xxs,
  fontSize: vars.size.sm,
});

export const fact = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(6rem, 2fr) minmax(0, 3fr)',
  gap: vars.space.sm,
  paddingBlock: vars.space.xxs,
});

export const label = style({ color: vars.color.muted });

export const value = style({ overflowWrap: 'anywhere' });
