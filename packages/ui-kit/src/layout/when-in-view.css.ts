import { style } from '@vanilla-extract/css';

export const place = style({ display: 'block', inlineSize: '100%', blockSize: '100%' });
