import { style } from '@vanilla-extract/css';
import { vars } from '@wbn/ui-kit/theme/contract.css.ts';

export const form = style({ display: 'flex', gap: vars.space.xs, minInlineSize: 0 });

export const choice = style({ flex: '0 1 14rem', minInlineSize: 0 });
