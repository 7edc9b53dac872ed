import { style } from '@vanilla-extract/css';
import { vars } from '@wbn/ui-kit/theme/contract.css.ts';

export const entry = style({
  selectors: {
    '& + &': { paddingBlockStart: vars.space.sm, borderBlockStart: `1px solid ${vars.color.line}` },
  },
});
