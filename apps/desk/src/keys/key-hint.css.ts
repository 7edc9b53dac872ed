import { style } from '@vanilla-extract/css';
import { touch } from '@wbn/ui-kit/theme/breakpoints.ts';
import { vars } from '@wbn/ui-kit/theme/contract.css.ts';

export const key = style({
  display: 'inline-block',
  minInlineSize: '1.35em',
  paddingInline: '0.3em',
  border: '1px solid currentColor',
  borderRadius: vars.radius.sm,
  fontFamily: 'inherit',
  fontSize: vars.size.xs,
  lineHeight: 1.35,
  textAlign: 'center',
  // A finger has no keys.
  '@media': { [touch]: { display: 'none' } },
});
