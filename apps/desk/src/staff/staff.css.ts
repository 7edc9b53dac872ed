import { style } from '@vanilla-extract/css';
import { vars } from '@wbn/ui-kit/theme/contract.css.ts';

export const list = style({ display: 'grid', gap: vars.space.md, listStyle: 'none' });
