import { style } from '@vanilla-extract/css';
import { edgeShades } from '@wbn/ui-kit/layout/sideways-row.css.ts';
import { flexRow, gridBox, mutedText, vars } from '@wbn/ui-kit/theme/contract.css.ts';

/** A container, because its own width decides the layout: there may be a sidebar. */
export const frame = style({ containerType: 'inline-size' });

const wide = '(min-width: 52rem)';

/** Tabs above the form; beside it where there is room. */
export const layout = style({
  ...gridBox.md,
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  '@container': { [wide]: { gridTemplateColumns: '11rem minmax(0, 1fr)', columnGap: vars.space.lg } },
});

export const tabs = style({
  overflowX: 'auto',
  scrollbarWidth: 'none',
  background: edgeShades,
  '@container': { [wide]: { overflowX: 'visible', position: 'sticky', insetBlockStart: vars.space.md } },
});

export const tabList = style({
  display: 'flex',
  gap: vars.space.xxs,
  inlineSize: 'max-content',
  '@container': { [wide]: { flexDirection: 'column', inlineSize: 'auto' } },
});

export const tab = style({
  ...flexRow.xs,
  justifyContent: 'space-between',
  minBlockSize: '2.25rem',
  padding: `${vars.space.xxs} ${vars.space.sm}`,
  borderRadius: vars.radius.md,
  ...mutedText,
  fontWeight: vars.weight.medium,
  whiteSpace: 'nowrap',
  ':hover': { backgroundColor: vars.color.hover, color: vars.color.text },
  // An outer focus ring would be clipped.
  ':focus-visible': { outlineOffset: '-2px' },
  selectors: { '&[aria-current]': { backgroundColor: vars.color.brandSoft, color: vars.color.brandText } },
  '@container': { [wide]: { whiteSpace: 'normal' } },
});

export const dot = style({
  flex: 'none',
  inlineSize: '0.5rem',
  blockSize: '0.5rem',
  borderRadius: '50%',
  backgroundColor: vars.color.warning,
  '@media': { '(forced-colors: active)': { backgroundColor: 'CanvasText', forcedColorAdjust: 'none' } },
});

export const capacity = style({
  ...gridBox.sm,
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'end',
  '@container': {
    '(min-width: 40rem)': { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr) minmax(0, 1fr)' },
  },
});

export const video = style({ maxInlineSize: '32rem' });
