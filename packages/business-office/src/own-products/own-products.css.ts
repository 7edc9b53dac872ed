import { style } from '@vanilla-extract/css';
import { edgeShades } from '@wbn/ui-kit/layout/sideways-row.css.ts';
import { surface } from '@wbn/ui-kit/layout/surface.css.ts';
import { touch } from '@wbn/ui-kit/theme/breakpoints.ts';
import {
  flexColumn,
  flexRow,
  flexSpread,
  flexWrapped,
  inlineRow,
  mutedText,
  textSize,
  touchTarget,
  vars,
} from '@wbn/ui-kit/theme/contract.css.ts';

/** Container width for table columns. */
const wide = '(min-width: 600px)';

export const plans = style({
  ...flexColumn.none,
  listStyle: 'none',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.md,
});

export const plan = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space.md,
  padding: `${vars.space.xs} ${vars.space.md}`,
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.line}` } },
});

export const head = style({
  ...flexWrapped.md,
  alignItems: 'flex-end',
  justifyContent: 'space-between',
});

export const meter = style({
  ...flexColumn.xs,
  flex: '1 1 16rem',
  maxInlineSize: '22rem',
  fontVariantNumeric: 'tabular-nums',
});

export const meterBar = style({
  blockSize: '0.5rem',
  borderRadius: vars.radius.full,
  backgroundColor: vars.color.line,
  overflow: 'hidden',
});

export const meterFill = style({
  display: 'block',
  blockSize: '100%',
  borderRadius: vars.radius.full,
  backgroundColor: vars.color.brand,
  transition: `inline-size ${vars.motion.slow}`,
  // Keeps the bar visible in forced colours.
  '@media': { '(forced-colors: active)': { backgroundColor: 'CanvasText' } },
});

export const meterFull = style({ backgroundColor: vars.color.warning });

/** Does not clip, because menus overflow it. */
export const panel = style([surface, { containerType: 'inline-size' }]);

export const tools = style({
  ...flexWrapped.sm,
  alignItems: 'center',
  padding: vars.space.sm,
  borderBlockEnd: `1px solid ${vars.color.line}`,
});

export const find = style({ flex: '1 1 14rem' });

/** Filters in a row that scrolls on narrow phones. */
export const filters = style({
  display: 'flex',
  gap: vars.space.xxs,
  // Room for the focus ring inside the scrolling row.
  padding: '3px',
  margin: '-3px',
  maxInlineSize: 'calc(100% + 6px)',
  overflowX: 'auto',
  scrollbarWidth: 'none',
  background: edgeShades(vars.color.surface),
});

export const filter = style({
  ...inlineRow.xs,
  flex: 'none',
  minBlockSize: '2rem',
  paddingInline: vars.space.sm,
  border: '1px solid transparent',
  borderRadius: vars.radius.md,
  backgroundColor: 'transparent',
  ...mutedText,
  fontWeight: vars.weight.medium,
  cursor: 'pointer',
  '@media': { [touch]: touchTarget },
  ':hover': { backgroundColor: vars.color.hover, color: vars.color.text },
  selectors: {
    '&[aria-pressed="true"]': {
      backgroundColor: vars.color.brandSoft,
      color: vars.color.brandText,
      borderColor: 'currentColor',
    },
  },
});

export const filterCount = style({ fontVariantNumeric: 'tabular-nums' });

/** Sticky while rows of a long page are selected. */
export const selection = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 1,
  ...flexSpread.xs,
  minBlockSize: '3.25rem',
  padding: `${vars.space.xs} ${vars.space.md}`,
  backgroundColor: vars.color.surface,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  fontVariantNumeric: 'tabular-nums',
  '@media': { print: { display: 'none' } },
});

/** The touch target is larger than the checkbox. */
export const select = style({
  gridArea: 'select',
  display: 'grid',
  placeItems: 'center',
  alignSelf: 'stretch',
  marginInlineStart: `calc(-1 * ${vars.space.md})`,
  paddingInlineStart: vars.space.md,
  cursor: 'pointer',
});

export const selected = style({ backgroundColor: vars.color.brandSoft });

export const left = style({
  paddingInlineStart: vars.space.lg,
  marginBlockStart: vars.space.xs,
});

export const pages = style({ display: 'flex', justifyContent: 'center', padding: vars.space.sm });

const columns = {
  gridTemplateColumns: 'auto 4rem minmax(0, 1fr) 8.5rem 7rem 5.5rem',
  gridTemplateAreas: '"select photo words state updated actions"',
};

/** Column headings; on phones each row has labels instead. */
export const columnHeads = style({
  display: 'none',
  '@container': {
    [wide]: {
      display: 'grid',
      columnGap: vars.space.md,
      padding: `${vars.space.xs} ${vars.space.md}`,
      backgroundColor: vars.color.sunken,
      borderBlockEnd: `1px solid ${vars.color.line}`,
      color: vars.color.muted,
      ...textSize.xs,
      fontWeight: vars.weight.medium,
      ...columns,
      gridTemplateColumns: '1.125rem 4rem minmax(0, 1fr) 8.5rem 7rem 5.5rem',
      gridTemplateAreas: '"words words words state updated actions"',
    },
  },
});

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'auto 4rem minmax(0, 1fr) auto',
  gridTemplateAreas: '"select photo words words" "select photo state actions" "select photo updated updated"',
  alignItems: 'center',
  columnGap: vars.space.md,
  rowGap: vars.space.xs,
  padding: vars.space.md,
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.line}` } },
  ':hover': { backgroundColor: vars.color.hover },
  '@container': { [wide]: { paddingBlock: vars.space.sm, ...columns } },
});

export const working = style({ opacity: 0.55 });

export const photo = style({
  gridArea: 'photo',
  alignSelf: 'start',
  '@container': { [wide]: { alignSelf: 'center' } },
});

export const faded = style({ filter: 'grayscale(1)', opacity: 0.7 });

export const words = style({
  gridArea: 'words',
  ...flexColumn.none,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});

export const state = style({ gridArea: 'state', minInlineSize: 0 });

export const updated = style({ gridArea: 'updated', ...mutedText });

/** Label on phones, where the column has no heading. */
export const updatedLabel = style({ '@container': { [wide]: { display: 'none' } } });

export const actions = style({
  gridArea: 'actions',
  ...flexRow.xxs,
  justifyContent: 'flex-end',
});

export const end = style({
  padding: vars.space.md,
  borderBlockStart: `1px solid ${vars.color.line}`,
  textAlign: 'center',
  ...mutedText,
});
