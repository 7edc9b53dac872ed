import { style } from '@vanilla-extract/css';
import { sidewaysRow } from '@wbn/ui-kit/layout/sideways-row.css.ts';
import {
  flexColumn,
  flexWrapped,
  gridBox,
  inlineRow,
  outlined,
  textSize,
  vars,
} from '@wbn/ui-kit/theme/contract.css.ts';

/** Room for the feed and proposals beside it; what stands beside the page decides how wide it is. */
const two = '(min-width: 56rem)';

export const frame = style({ containerType: 'inline-size', minInlineSize: 0 });

export const columns = style({
  ...gridBox.md,
  alignItems: 'start',
  justifyContent: 'center',
  gridTemplateColumns: 'minmax(0, 500px)',
  '@container': {
    [two]: {
      columnGap: vars.space.lg,
      justifyContent: 'start',
      gridTemplateColumns: 'minmax(0, 500px) minmax(0, 1fr)',
    },
  },
});

/** One row, which scrolls horizontally when it is too long. */
export const links = style([sidewaysRow, { paddingInline: 0, marginInline: 0 }]);

export const linkList = style({
  display: 'flex',
  gap: vars.space.xs,
  inlineSize: 'max-content',
  listStyle: 'none',
});

export const link = style({
  ...inlineRow.xs,
  minBlockSize: '2.75rem',
  paddingInline: vars.space.sm,
  ...outlined.lg,
  borderRadius: vars.radius.full,
  ...textSize.sm,
  color: vars.color.text,
  fontWeight: vars.weight.medium,
  whiteSpace: 'nowrap',
  // The scrolling row would clip a ring around the link.
  outlineOffset: '-2px',
  ':hover': { backgroundColor: vars.color.hover, borderColor: vars.color.control },
});

export const linkIcon = style({
  flex: 'none',
  inlineSize: '1.125rem',
  blockSize: '1.125rem',
  color: vars.color.muted,
});

export const feed = style({ ...flexColumn.md, minInlineSize: 0 });

/** Only where there is room beside the feed. */
export const aside = style({
  display: 'none',
  '@container': { [two]: { display: 'block', position: 'sticky', insetBlockStart: vars.space.lg } },
});

export const order = style({
  ...flexWrapped.xs,
  alignItems: 'flex-start',
  justifyContent: 'space-between',
});

/** Takes a line of its own where it would be squeezed. */
export const how = style({ flex: '1 1 9rem', minInlineSize: 0 });

/** In line with the words of the choice beside it. */
export const howSummary = style({
  paddingBlock: '0.375rem',
  borderRadius: vars.radius.sm,
  ...textSize.sm,
  color: vars.color.muted,
});

export const howWords = style({
  ...flexColumn.xs,
  paddingBlock: vars.space.xs,
  color: vars.color.muted,
});

export const choice = style({ flex: 'none' });

/** Overlays the feed, so that nothing moves. */
export const news = style({
  position: 'sticky',
  zIndex: vars.layer.sticky,
  insetBlockStart: vars.space.sm,
  display: 'flex',
  justifyContent: 'center',
  blockSize: 0,
  // Cancels the gap to its neighbours.
  marginBlockEnd: `calc(-1 * ${vars.space.md})`,
});

export const newsButton = style({
  blockSize: 'max-content',
  borderRadius: vars.radius.full,
  backgroundColor: vars.color.raised,
  boxShadow: vars.shadow.overlay,
});
