import { globalStyle, style } from '@vanilla-extract/css';
import { below } from '@wbn/ui-kit/theme/breakpoints.ts';
import { flexRow, outlined, vars } from '@wbn/ui-kit/theme/contract.css.ts';

export const notice = style({
  ...flexRow.sm,
  justifyContent: 'space-between',
  ...outlined.md,
  borderColor: vars.color.warning,
  backgroundColor: vars.color.warningSoft,
  paddingBlock: vars.space.xxs,
  paddingInlineStart: vars.space.md,
  scrollMarginBlockStart: '6rem',
  selectors: { '&:not(:target)': { display: 'none' } },
});

// On phones the first part of the page otherwise touches the header.
globalStyle(`${notice}:target + *`, { '@media': { [below.sm]: { marginBlockStart: 0 } } });
