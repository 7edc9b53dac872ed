import { style } from '@vanilla-extract/css';

export const place = style({ maxInlineSize: '20rem' });
