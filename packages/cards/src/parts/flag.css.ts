import { style } from '@vanilla-extract/css';
import { vars } from '@wbn/ui-kit/theme/contract.css.ts';

export const flag = style({
  display: 'inline-block',
  inlineSize: '1.2em',
  blockSize: '0.8em',
  marginInlineEnd: '0.4em',
  borderRadius: '2px',
  // White flags need an edge on a white page.
  outline: `1px solid ${vars.color.line}`,
  outlineOffset: '-1px',
  verticalAlign: 'baseline',
});
