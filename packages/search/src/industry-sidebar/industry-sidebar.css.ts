import { globalStyle, style } from '@vanilla-extract/css';
import { touch } from '@wbn/ui-kit/theme/breakpoints.ts';
import { flexRow, outlined, textSize, touchTarget, vars } from '@wbn/ui-kit/theme/contract.css.ts';
import { icon } from '../industry-icon.css.ts';

export const sidebar = style({
  position: 'relative',
  ...outlined.lg,
  boxShadow: vars.shadow.raised,
});

export const list = style({ listStyle: 'none', padding: vars.space.xs });

export const item = style({
  ...flexRow.sm,
  minBlockSize: '2.5rem',
  paddingInline: vars.space.sm,
  borderRadius: vars.radius.md,
  ...textSize.sm,
  fontWeight: vars.weight.medium,
  color: vars.color.text,
  transition: `background-color ${vars.motion.fast}`,
  '@media': { [touch]: touchTarget },
  selectors: {
    '&:hover, &[aria-expanded="true"]': {
      backgroundColor: vars.color.brandSoft,
      color: vars.color.brandText,
    },
  },
});

globalStyle(`${item} > ${icon}`, { color: vars.color.muted });
globalStyle(`${item}:hover > ${icon}, ${item}[aria-expanded="true"] > ${icon}`, {
  color: vars.color.brandText,
});

export const name = style({ minInlineSize: 0, paddingBlock: vars.space.xxs });

export const all = style([item, { fontWeight: vars.weight.semibold, color: vars.color.brandText }]);

globalStyle(`${all} > ${icon}`, { color: vars.color.brandText });
