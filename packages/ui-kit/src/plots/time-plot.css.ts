import { style } from '@vanilla-extract/css';
import { flexColumn, flexWrapped, inlineRow, mutedText, textSize, vars } from '../theme/contract.css.ts';

export const box = style({ ...flexColumn.xs, minInlineSize: 0 });

export const legend = style({ ...flexWrapped.none, columnGap: vars.space.md, ...mutedText });

export const sign = style(inlineRow.xs);

export const nowSign = style({
  inlineSize: '0.75rem',
  blockSize: '0.75rem',
  borderRadius: '2px',
  backgroundColor: vars.color.brand,
});

export const beforeSign = style({
  inlineSize: '1.25rem',
  borderBlockStart: `2px dashed ${vars.color.text}`,
});

export const plot = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gridTemplateRows: '13rem auto',
  columnGap: vars.space.xs,
  // Half a line, for the number at the top of the axis.
  paddingBlockStart: '0.5rem',
});

export const values = style({ position: 'relative', ...textSize.xs, color: vars.color.muted });

export const tick = style({
  position: 'absolute',
  insetInlineEnd: 0,
  transform: 'translateY(50%)',
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});

export const widest = style({ visibility: 'hidden', whiteSpace: 'nowrap' });

export const drawing = style({
  inlineSize: '100%',
  blockSize: '100%',
  overflow: 'visible',
  // Time runs as text does.
  selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } },
});

const stroke = { fill: 'none', vectorEffect: 'non-scaling-stroke' } as const;

export const grid = style({ ...stroke, stroke: vars.color.line, strokeWidth: 1 });

export const line = style({
  ...stroke,
  stroke: vars.color.text,
  strokeWidth: 2,
  strokeDasharray: '5 4',
  strokeLinejoin: 'round',
  strokeLinecap: 'round',
  pointerEvents: 'none',
});

/** The usual outline would be stretched with the drawing; the target has a line instead. */
export const point = style({ selectors: { '&:focus-visible': { outline: 'none' } } });

export const column = style({ fill: vars.color.brand, pointerEvents: 'none' });

export const target = style({
  fill: 'transparent',
  vectorEffect: 'non-scaling-stroke',
  selectors: {
    [`${point}[aria-selected="true"] > &`]: { fill: vars.color.hover },
    [`${point}:focus-visible > &`]: { stroke: vars.color.focus, strokeWidth: 2 },
  },
});

export const times = style({
  gridColumn: 2,
  position: 'relative',
  blockSize: '1.5rem',
  ...textSize.xs,
  color: vars.color.muted,
});

export const time = style({
  position: 'absolute',
  insetBlockStart: vars.space.xxs,
  transform: 'translateX(-50%)',
  whiteSpace: 'nowrap',
  selectors: { '[dir="rtl"] &': { transform: 'translateX(50%)' } },
});

export const readOut = style({
  ...flexWrapped.none,
  columnGap: vars.space.md,
  minBlockSize: vars.leading.sm,
  ...textSize.sm,
  fontVariantNumeric: 'tabular-nums',
});
