import { style } from '@vanilla-extract/css';
import { from } from '@wbn/ui-kit/theme/breakpoints.ts';
import { vars } from '@wbn/ui-kit/theme/contract.css.ts';

export const cards = style({
  margin: 0,
  paddingBlockEnd: vars.space.sm,
  fontSize: vars.size.sm,
  lineHeight: vars.leading.sm,
});

export const card = style({
  paddingBlock: vars.space.xxs,
  fontVariantNumeric: 'tabular-nums',
  '@media': { [from.sm]: { display: 'grid', gridTemplateColumns: '11rem 1fr', gap: vars.space.md } },
});
