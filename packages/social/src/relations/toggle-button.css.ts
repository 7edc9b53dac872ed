import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '@wbn/ui-kit/theme/contract.css.ts';

export const toggle = style({ position: 'relative', display: 'inline-flex' });

globalStyle(`${toggle} > button`, { flex: '1 1 auto' });

export const on = style({});

globalStyle(`${on} > button`, { color: vars.color.brandText });
globalStyle(`${on} svg`, { fill: vars.color.brandSoft });
