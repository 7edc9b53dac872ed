import { globalStyle, style } from '@vanilla-extract/css';
import { touch } from '../theme/breakpoints.ts';
import { flexWrapped, textSize, vars } from '../theme/contract.css.ts';
import { pressedFill } from '../theme/pressed-fill.ts';

export const list = style({ ...flexWrapped.xs });

export const tag = style({
  display: 'inline-block',
  maxInlineSize: '100%',
  padding: '0.1875rem 0.625rem',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.full,
  backgroundColor: vars.color.surface,
  ...textSize.sm,
  color: vars.color.text,
  overflowWrap: 'anywhere',
  selectors: {
    'a&': { transition: `border-color ${vars.motion.fast}, background-color ${vars.motion.fast}` },
    'a&:active': { backgroundColor: pressedFill(vars.color.brandSoft) },
    'a&:hover': {
      borderColor: vars.color.brandText,
      backgroundColor: vars.color.brandSoft,
      color: vars.color.brandText,
    },
  },
});

// With the half of the space to the next row 44 pixels high, without looking like a button.
globalStyle(`a${tag}`, { '@media': { [touch]: { paddingBlock: '0.5rem' } } });
