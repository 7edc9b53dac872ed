import { style } from '@vanilla-extract/css';
import { vars } from '@wbn/ui-kit/theme/contract.css.ts';

export const count = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xxs,
  flex: 'none',
  fontSize: vars.size.sm,
  lineHeight: vars.leading.sm,
  color: vars.color.muted,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});

export const icon = style({ inlineSize: '0.875rem', blockSize: '0.875rem' });
