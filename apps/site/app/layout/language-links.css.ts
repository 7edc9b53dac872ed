import { style, styleVariants } from '@vanilla-extract/css';
import { touch } from '@wbn/ui-kit/theme/breakpoints.ts';
import { flexRow, flexWrapped, mutedText, touchTarget, vars } from '@wbn/ui-kit/theme/contract.css.ts';

export const list = styleVariants({
  row: {
    ...flexWrapped.none,
    marginInline: `calc(-1 * ${vars.space.sm})`,
    listStyle: 'none',
  },
  column: { display: 'grid', listStyle: 'none' },
});

export const language = style({
  ...flexRow.none,
  minBlockSize: '2.25rem',
  paddingInline: vars.space.sm,
  borderRadius: vars.radius.md,
  ...mutedText,
  '@media': { [touch]: touchTarget },
  ':hover': { color: vars.color.text, backgroundColor: vars.color.hover },
  selectors: {
    '&[aria-current="true"]': { color: vars.color.text, fontWeight: vars.weight.semibold },
  },
});
