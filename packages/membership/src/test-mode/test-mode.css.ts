import { style } from '@vanilla-extract/css';
import { from } from '@wbn/ui-kit/theme/breakpoints.ts';
import { gridBox, textSize, vars } from '@wbn/ui-kit/theme/contract.css.ts';

export const cards = style({ paddingBlockEnd: vars.space.sm, ...textSize.sm });

export const card = style({
  paddingBlock: vars.space.xxs,
  fontVariantNumeric: 'tabular-nums',
  '@media': { [from.sm]: { ...gridBox.md, gridTemplateColumns: '11rem 1fr' } },
});
