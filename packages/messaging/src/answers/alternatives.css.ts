import { style } from '@vanilla-extract/css';
import { vars } from '@wbn/ui-kit/theme/contract.css.ts';

export const list = style({
  display: 'grid',
  gap: vars.space.sm,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const company = style({ display: 'flex', alignItems: 'center', gap: vars.space.sm });

export const logo = style({ flex: '0 0 2.5rem' });

export const words = style({ flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' });
