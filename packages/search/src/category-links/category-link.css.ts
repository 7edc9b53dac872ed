import { style } from '@vanilla-extract/css';
import { vars } from '@wbn/ui-kit/theme/contract.css.ts';

export const count = style({
  color: vars.color.muted,
  fontWeight: vars.weight.regular,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});

/** Categories with results stand out. */
export const own = style({ color: vars.color.text });

/** Muted, because the link leads to an ancestor with results. */
export const instead = style({ color: vars.color.muted, fontWeight: vars.weight.regular });

export const nothing = style({ color: vars.color.muted });
