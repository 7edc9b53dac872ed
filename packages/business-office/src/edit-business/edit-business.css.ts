import { style } from '@vanilla-extract/css';
import { vars } from '@wbn/ui-kit/theme/contract.css.ts';

/** Measured by its own width: a sidebar may stand beside it. */
export const frame = style({ containerType: 'inline-size' });

const wide = '(min-width: 52rem)';

/** Tabs above the form; beside it where there is room. */
export const layout = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: vars.space.md,
  '@container': { [wide]: { gridTemplateColumns: '11rem minmax(0, 1fr)', columnGap: vars.space.lg } },
});

export const tabs = style({
  overflowX: 'auto',
  scrollbarWidth: 'none',
  '@container': { [wide]: { overflowX: 'visible', position: 'sticky', insetBlockStart: vars.space.md } },
});

export const tabList = style({
  display: 'flex',
  gap: vars.space.xxs,
  inlineSize: 'max-content',
  '@container': { [wide]: { flexDirection: 'column', inlineSize: 'auto' } },
});

export const tab = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.xs,
  minBlockSize: '2.25rem',
  paddingBlock: vars.space.xxs,
  paddingInline: vars.space.sm,
  borderRadius: vars.radius.md,
  fontSize: vars.size.sm,
  lineHeight: vars.leading.sm,
  fontWeight: vars.weight.medium,
  color: vars.color.muted,
  whiteSpace: 'nowrap',
  ':hover': { backgroundColor: vars.color.hover, color: vars.color.text },
  // A ring around it would be cut off.
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
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.sm,
  alignItems: 'end',
  '@container': {
    '(min-width: 40rem)': { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr) minmax(0, 1fr)' },
  },
});

export const video = style({ maxInlineSize: '32rem' });
