import { style } from '@vanilla-extract/css';
import { vars } from '@wbn/ui-kit/theme/contract.css.ts';

export const list = style({ listStyle: 'none' });

export const step = style({
  paddingBlock: vars.space.sm,
  selectors: {
    '& + &': { borderBlockStart: `1px solid ${vars.color.line}` },
    '&:first-child': { paddingBlockStart: 0 },
    '&:last-child': { paddingBlockEnd: 0 },
  },
});
