import { style } from '@vanilla-extract/css';
import { vars } from '@wbn/ui-kit/theme/contract.css.ts';

export const edit = style({
  listStyle: 'none',
  paddingInlineStart: vars.space.sm,
  borderInlineStart: `2px solid ${vars.color.line}`,
});

export const text = style({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' });
