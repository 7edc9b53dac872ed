import { style } from '@vanilla-extract/css';
import { touch } from '../../theme/breakpoints.ts';
import { textSize, vars } from '../../theme/contract.css.ts';

export const row = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space.xs,
  ...textSize.md,
  cursor: 'pointer',
  selectors: {
    '&:hover:not(:has(:disabled))': { color: vars.color.brandText },
    '&:has(:disabled)': { color: vars.color.muted, cursor: 'not-allowed' },
  },
  // As high as a finger: 10 pixels above and below the line.
  '@media': { [touch]: { paddingBlock: '0.625rem' } },
});

export const box = style({
  flex: 'none',
  inlineSize: '1.125rem',
  blockSize: '1.125rem',
  marginBlockStart: '0.1875rem',
  accentColor: vars.color.brand,
  cursor: 'inherit',
});
