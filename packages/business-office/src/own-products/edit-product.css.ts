import { globalStyle, style } from '@vanilla-extract/css';
import { from, touch } from '@wbn/ui-kit/theme/breakpoints.ts';
import {
  flexColumn,
  flexRow,
  flexSpread,
  flexWrapped,
  gridBox,
  inlineRow,
  outlined,
  plainButton,
  textSize,
  vars,
} from '@wbn/ui-kit/theme/contract.css.ts';

/** Container width for controls side by side. */
const wide = '(min-width: 560px)';

/** Fields with the preview beside them; the buttons below both. */
export const form = style({
  ...gridBox.lg,
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  '@media': { [from.md]: { gridTemplateColumns: 'minmax(0, 1fr) 18rem' } },
});

/** Problems and buttons span both columns. */
globalStyle(`${form} > :is([role="alert"], :last-child)`, { gridColumn: '1 / -1' });

/** Keeps focused controls from scrolling behind the sticky buttons. */
globalStyle(`${form} :is(input, select, textarea, button, a, fieldset)`, {
  scrollMarginBlockEnd: '6rem',
  scrollMarginBlockStart: '5rem',
});

export const fields = style({
  ...flexColumn.lg,
  minInlineSize: 0,
  containerType: 'inline-size',
});

export const preview = style({
  minInlineSize: 0,
  '@media': { [from.md]: { position: 'sticky', insetBlockStart: '5rem' } },
});

export const previewHead = style(flexSpread.xs);

/** Small, to compare two versions side by side. */
export const versionPhotos = style({
  ...gridBox.xs,
  gridTemplateColumns: 'repeat(auto-fill, minmax(4rem, 1fr))',
});

export const keywords = style(flexColumn.xs);

export const chips = style({ ...flexWrapped.xs });

export const chip = style({
  ...inlineRow.xxs,
  maxInlineSize: '100%',
  paddingInlineStart: vars.space.sm,
  borderRadius: vars.radius.full,
  border: `1px solid ${vars.color.line}`,
  backgroundColor: vars.color.hover,
  ...textSize.sm,
  overflowWrap: 'anywhere',
});

export const chipRemove = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: '1.75rem',
  blockSize: '1.75rem',
  '@media': { [touch]: { inlineSize: '2.75rem', blockSize: '2.75rem' } },
  ...plainButton,
  borderRadius: vars.radius.full,
  color: vars.color.muted,
  ':hover': { color: vars.color.text, backgroundColor: vars.color.line },
});

globalStyle(`${chipRemove} > svg`, { inlineSize: '0.875rem', blockSize: '0.875rem' });

export const price = style({
  ...gridBox.md,
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  '@container': {
    [wide]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.4fr) minmax(0, 1fr)' },
  },
});

/** On phones the currency takes a full row for its name. */
globalStyle(`${price} > :first-child`, {
  gridColumn: '1 / -1',
  '@container': { [wide]: { gridColumn: 'auto' } },
});

export const specs = style({ ...flexColumn.sm });

export const spec = style({
  ...gridBox.xs,
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  paddingBlockEnd: vars.space.sm,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  '@container': {
    [wide]: {
      gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr) auto',
      paddingBlockEnd: 0,
      borderBlockEnd: 0,
    },
  },
});

export const tiers = style({ ...flexColumn.xs });

export const tier = style({
  ...gridBox.xs,
  gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr) auto',
  alignItems: 'start',
  maxInlineSize: '32rem',
});

export const specActions = style({ display: 'flex', justifyContent: 'flex-end' });

export const photos = style({
  ...gridBox.sm,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(9rem, 100%), 1fr))',
});

export const tile = style({
  position: 'relative',
  ...flexColumn.xxs,
  minInlineSize: 0,
  padding: vars.space.xs,
  ...outlined.md,
  overflowWrap: 'anywhere',
  selectors: { '&[draggable="true"]': { cursor: 'grab' } },
});

export const dragged = style({ opacity: 0.45 });

export const target = style({ outline: `2px dashed ${vars.color.brand}`, outlineOffset: '1px' });

export const mainPhoto = style({
  position: 'absolute',
  insetBlockStart: vars.space.sm,
  insetInlineStart: vars.space.sm,
  pointerEvents: 'none',
});

export const tileActions = style({ ...flexWrapped.xxs, justifyContent: 'center' });

export const faint = style({ opacity: 0.6 });

export const addTile = style({
  ...flexColumn.xs,
  alignItems: 'center',
  justifyContent: 'center',
  minBlockSize: '9rem',
  padding: vars.space.xs,
  border: `1px dashed ${vars.color.control}`,
  borderRadius: vars.radius.md,
  textAlign: 'center',
});

export const videos = style({ ...flexColumn.xs });

export const video = style({
  ...flexRow.sm,
  minInlineSize: 0,
  paddingInlineStart: vars.space.sm,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.md,
});

globalStyle(`${video} > svg`, { flex: 'none', inlineSize: '1.25rem', color: vars.color.muted });

export const videoWords = style({ flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' });

export const addVideo = style({ ...flexWrapped.sm, alignItems: 'flex-end' });

globalStyle(`${addVideo} > :first-child`, { flex: '1 1 16rem' });
