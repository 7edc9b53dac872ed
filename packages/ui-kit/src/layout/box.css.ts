import { style } from '@vanilla-extract/css';

export const box = style({ minInlineSize: 0 });
