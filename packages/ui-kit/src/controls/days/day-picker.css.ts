import { globalStyle, style } from '@vanilla-extract/css';
import { touch } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { pressedFill } from '../../theme/pressed-fill.ts';

export const wrap = style({ position: 'relative', minInlineSize: 0 });

export const panel = style({
  position: 'absolute',
  zIndex: vars.layer.menu,
  insetBlockStart: `calc(100% + ${vars.space.xxs})`,
  insetInlineEnd: 0,
  inlineSize: 'min(19rem, calc(100vw - 2rem))',
  // Room for six weeks, so that the height is the same while the calendar loads and in every month.
  minBlockSize: '19.75rem',
  '@media': { [touch]: { inlineSize: 'min(22rem, calc(100vw - 2rem))', minBlockSize: '23.5rem' } },
  padding: vars.space.sm,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.lg,
  backgroundColor: vars.color.raised,
  color: vars.color.text,
  boxShadow: vars.shadow.overlay,
  scrollMarginBlockEnd: vars.space.xs,
});

export const calendar = style({ display: 'flex', flexDirection: 'column', gap: vars.space.xs });

export const bar = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1.4fr) minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: vars.space.xxs,
});

export const turned = style({ selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } } });

export const grid = style({ inlineSize: '100%', borderCollapse: 'collapse', tableLayout: 'fixed' });

globalStyle(`${grid} td`, { padding: '1px' });

export const weekday = style({
  blockSize: '1.75rem',
  fontSize: vars.size.xs,
  fontWeight: vars.weight.medium,
  color: vars.color.muted,
  textAlign: 'center',
});

export const day = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  inlineSize: '100%',
  blockSize: '2.125rem',
  padding: 0,
  border: '1px solid transparent',
  borderRadius: vars.radius.md,
  backgroundColor: 'transparent',
  color: vars.color.text,
  fontSize: vars.size.sm,
  fontVariantNumeric: 'tabular-nums',
  cursor: 'pointer',
  ':hover': { backgroundColor: vars.color.hover },
  ':active': { backgroundColor: pressedFill(vars.color.hover) },
  ':focus-visible': { outlineOffset: '-2px' },
  selectors: {
    '&[data-outside-month]': { visibility: 'hidden' },
    '&[data-disabled]': { color: vars.color.muted, cursor: 'not-allowed' },
    '&[data-today]': { borderColor: vars.color.control },
    '&[data-selected]': {
      backgroundColor: vars.color.brand,
      borderColor: vars.color.brand,
      color: vars.color.onBrand,
      fontWeight: vars.weight.semibold,
    },
    '&[data-selected]:hover': { backgroundColor: vars.color.brandHover },
    '&[data-selected]:active': { backgroundColor: pressedFill(vars.color.brandHover) },
  },
  '@media': { [touch]: { blockSize: '2.625rem' } },
});
