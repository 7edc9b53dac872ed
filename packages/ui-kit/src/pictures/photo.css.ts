import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';

export const box = style({
  position: 'relative',
  display: 'block',
  inlineSize: '100%',
  overflow: 'hidden',
  backgroundColor: vars.color.sunken,
  // A hairline over the picture gives white photos an edge on white ground.
  '::after': {
    content: '',
    position: 'absolute',
    inset: 0,
    borderRadius: 'inherit',
    boxShadow: `inset 0 0 0 1px color-mix(in srgb, ${vars.color.text} 10%, transparent)`,
    pointerEvents: 'none',
  },
});

export const ratio = styleVariants({
  '4:3': { aspectRatio: '4 / 3' },
  '1:1': { aspectRatio: '1' },
  '4:1': { aspectRatio: '4' },
});

export const shape = styleVariants({
  rounded: { borderRadius: vars.radius.md },
  round: { borderRadius: '50%' },
  square: {},
});

export const image = style({ inlineSize: '100%', blockSize: '100%' });

export const fit = styleVariants({
  cover: { objectFit: 'cover' },
  contain: { objectFit: 'contain' },
});

export const fallback = style({ position: 'absolute', inset: 0 });
