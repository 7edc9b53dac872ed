import { globalStyle, style } from '@vanilla-extract/css';
import { touch } from '@wbn/ui-kit/theme/breakpoints.ts';
import {
  flexWrapped,
  inlineRow,
  oneLine,
  textSize,
  touchTarget,
  vars,
} from '@wbn/ui-kit/theme/contract.css.ts';

export const list = style({ ...flexWrapped.xs, minInlineSize: 0, listStyle: 'none' });

export const entry = style({ minInlineSize: 0 });

export const chip = style({
  ...inlineRow.xxs,
  maxInlineSize: '100%',
  minBlockSize: '2rem',
  paddingInlineStart: vars.space.sm,
  paddingInlineEnd: vars.space.xs,
  border: `1px solid ${vars.color.control}`,
  borderRadius: vars.radius.full,
  backgroundColor: vars.color.surface,
  ...textSize.sm,
  transition: `background-color ${vars.motion.fast}`,
  '@media': { [touch]: touchTarget },
  ':hover': { backgroundColor: vars.color.hover },
});

export const name = style(oneLine);

globalStyle(`${chip} > svg`, { flex: 'none', color: vars.color.muted });

export const clear = style({
  ...inlineRow.none,
  minBlockSize: '1.75rem',
  fontSize: vars.size.sm,
  color: vars.color.brandText,
  textDecoration: 'underline',
  textUnderlineOffset: '3px',
  '@media': { [touch]: touchTarget },
});
