import { style } from '@vanilla-extract/css';
import { from } from '@wbn/ui-kit/theme/breakpoints.ts';
import { vars } from '@wbn/ui-kit/theme/contract.css.ts';

export const frame = style({
  minBlockSize: '100dvb',
  '@media': {
    [from.lg]: { display: 'grid', gridTemplateColumns: '13.5rem minmax(0, 1fr)', alignItems: 'start' },
  },
});

export const skip = style({
  position: 'absolute',
  zIndex: vars.layer.toast,
  insetBlockStart: vars.space.xs,
  insetInlineStart: vars.space.xs,
  padding: `${vars.space.xs} ${vars.space.md}`,
  borderRadius: vars.radius.md,
  backgroundColor: vars.color.brand,
  color: vars.color.onBrand,
  fontWeight: vars.weight.semibold,
  selectors: { '&:not(:focus)': { clipPath: 'inset(50%)', inlineSize: 1, blockSize: 1, overflow: 'hidden' } },
});

export const main = style({
  minInlineSize: 0,
  padding: vars.space.sm,
  '@media': { [from.sm]: { padding: vars.space.md } },
});
