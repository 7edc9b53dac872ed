import { globalStyle, style } from '@vanilla-extract/css';

/** Custom property that carries the shape. */
export const ratio = '--wbn-post-ratio';

/** Known before the picture has come: nothing moves when it does. */
export const frame = style({ aspectRatio: `var(${ratio})` });

globalStyle(`${frame} > span`, { aspectRatio: 'auto', blockSize: '100%' });
