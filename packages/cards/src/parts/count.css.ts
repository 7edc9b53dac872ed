import { style } from '@vanilla-extract/css';
import { inlineRow, mutedText } from '@wbn/ui-kit/theme/contract.css.ts';

export const count = style({
  ...inlineRow.xxs,
  flex: 'none',
  ...mutedText,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});

export const icon = style({ inlineSize: '0.875rem', blockSize: '0.875rem' });
