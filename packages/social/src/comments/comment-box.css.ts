import { style } from '@vanilla-extract/css';
import { vars } from '@wbn/ui-kit/theme/contract.css.ts';

export const box = style({ display: 'flex', flexDirection: 'column', gap: vars.space.xs, minInlineSize: 0 });

export const line = style({ display: 'flex', alignItems: 'flex-start', gap: vars.space.xs });

export const field = style({ flex: '1 1 0', minInlineSize: 0 });
