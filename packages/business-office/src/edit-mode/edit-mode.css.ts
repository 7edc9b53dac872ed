import { style } from '@vanilla-extract/css';
import { flexSpread, vars } from '@wbn/ui-kit/theme/contract.css.ts';

export const section = style({ position: 'relative' });

export const edit = style({
  position: 'absolute',
  insetBlockStart: vars.space.md,
  insetInlineEnd: vars.space.md,
});

export const empty = style(flexSpread.sm);
