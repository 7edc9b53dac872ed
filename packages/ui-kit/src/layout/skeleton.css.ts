import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { flexColumn, vars } from '../theme/contract.css.ts';

const breathe = keyframes({ '0%, 100%': { opacity: 1 }, '50%': { opacity: 0.5 } });

export const lines = style({ ...flexColumn.xs, inlineSize: '100%' });

export const bone = style({
  display: 'block',
  backgroundColor: `color-mix(in srgb, ${vars.color.text} 9%, transparent)`,
  animation: `${breathe} 1.8s ease-in-out infinite`,
});

export const shape = styleVariants({
  text: {
    inlineSize: '100%',
    blockSize: '1rem',
    borderRadius: vars.radius.sm,
    selectors: { '&:last-child:not(:only-child)': { inlineSize: '62%' } },
  },
  heading: { inlineSize: '60%', blockSize: '1.5rem', borderRadius: vars.radius.sm },
  block: { inlineSize: '100%', blockSize: '6rem', borderRadius: vars.radius.md },
  photo: { inlineSize: '100%', aspectRatio: '4 / 3', borderRadius: vars.radius.md },
  circle: { inlineSize: '2.5rem', blockSize: '2.5rem', borderRadius: '50%' },
  button: { inlineSize: '7rem', blockSize: '2.5rem', borderRadius: vars.radius.md },
});
