import { style } from '@vanilla-extract/css';
import { vars } from '@wbn/ui-kit/theme/contract.css.ts';

export const count = style({
  color: vars.color.muted,
  fontWeight: vars.weight.regular,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});

/** What has something stands out among what has nothing. */
export const own = style({ color: vars.color.text });

/** It leads to what it belongs to: quieter than those that have something of their own. */
export const instead = style({ color: vars.color.muted, fontWeight: vars.weight.regular });

export const nothing = style({ color: vars.color.muted });
