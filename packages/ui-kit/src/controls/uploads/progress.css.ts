import { keyframes, style } from '@vanilla-extract/css';
import { flexColumn, mutedText, vars } from '../../theme/contract.css.ts';

const bar = { backgroundColor: vars.color.brand, borderRadius: vars.radius.full };

export const box = style(flexColumn.xxs);

export const label = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space.xs,
  ...mutedText,
  fontVariantNumeric: 'tabular-nums',
});

const pass = keyframes({ from: { backgroundPosition: '150% 0' }, to: { backgroundPosition: '-50% 0' } });

export const progress = style({
  appearance: 'none',
  display: 'block',
  inlineSize: '100%',
  blockSize: '0.5rem',
  border: 0,
  borderRadius: vars.radius.full,
  backgroundColor: vars.color.line,
  overflow: 'hidden',
  selectors: {
    '&:indeterminate': {
      backgroundImage: `linear-gradient(90deg, transparent, ${vars.color.brand}, transparent)`,
      backgroundSize: '50% 100%',
      backgroundRepeat: 'no-repeat',
      animation: `${pass} 1.4s ease-in-out infinite`,
    },
    '&:indeterminate::-webkit-progress-bar': { backgroundColor: 'transparent' },
    '&:not(:indeterminate)::-webkit-progress-bar': { backgroundColor: vars.color.line },
    '&::-webkit-progress-value': bar,
    '&::-moz-progress-bar': bar,
  },
});
