import { style } from '@vanilla-extract/css';
import { slidingPanel } from '@wbn/ui-kit/overlays/sliding-panel.ts';
import { from } from '@wbn/ui-kit/theme/breakpoints.ts';
import { flexRow, gridBox, plainButton, textSize, vars } from '@wbn/ui-kit/theme/contract.css.ts';

export const toggle = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: '2.75rem',
  blockSize: '2.75rem',
  marginInlineStart: `calc(-1 * ${vars.space.sm})`,
  ...plainButton,
  borderRadius: vars.radius.md,
  color: vars.color.text,
  ':hover': { backgroundColor: vars.color.hover },
  '@media': { [from.md]: { display: 'none' } },
});

export const menu = style([
  slidingPanel(':popover-open', '-100%'),
  {
    insetInline: '0 auto',
    paddingInline: vars.space.md,
    paddingBlockEnd: vars.space.lg,
    selectors: { '[dir="rtl"] &:not(:popover-open)': { translate: '100% 0' } },
  },
]);

export const head = style({ ...flexRow.none, minBlockSize: '4rem' });

export const section = style({
  paddingBlock: vars.space.sm,
  borderBlockStart: `1px solid ${vars.color.line}`,
});

export const title = style({
  paddingBlock: vars.space.xs,
  color: vars.color.muted,
  ...textSize.xs,
  fontWeight: vars.weight.semibold,
  letterSpacing: '0.06em',
  textTransform: 'uppercase',
});

export const list = style({ listStyle: 'none' });

export const link = style({
  ...flexRow.none,
  minBlockSize: '2.75rem',
  paddingInline: vars.space.xs,
  marginInline: `calc(-1 * ${vars.space.xs})`,
  borderRadius: vars.radius.md,
  fontWeight: vars.weight.medium,
  ':hover': { backgroundColor: vars.color.hover },
});

const account = style({
  ...gridBox.xs,
  paddingBlockStart: vars.space.md,
  borderBlockStart: `1px solid ${vars.color.line}`,
});

export const visitor = style([account, { selectors: { '[data-signed-in] &': { display: 'none' } } }]);

export const member = style([
  account,
  { selectors: { ':root:not([data-signed-in]) &': { display: 'none' } } },
]);
