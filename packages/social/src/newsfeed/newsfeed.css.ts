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

/** Room for the feed and proposals; for links beside them too. The industries may stand beside the page, so its own width counts. */
const two = '(min-width: 56rem)';
const three = '(min-width: 70rem)';

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
      gridTemplateColumns: 'minmax(0, 500px) minmax(0, 26rem)',
    },
    [three]: { gridTemplateColumns: '13rem minmax(0, 500px) minmax(0, 26rem)' },
  },
});

const besideFeed = { position: 'sticky', insetBlockStart: vars.space.lg } as const;

/** A row that scrolls; a column where there is room. */
export const links = style([
  sidewaysRow,
  {
    '@container': {
      [two]: { gridColumn: '1 / -1' },
      [three]: {
        ...outlined.lg,
        ...besideFeed,
        gridColumn: 'auto',
        padding: vars.space.xs,
        margin: 0,
        boxShadow: vars.shadow.raised,
      },
    },
  },
]);

export const linkList = style({
  display: 'flex',
  gap: vars.space.xs,
  inlineSize: 'max-content',
  listStyle: 'none',
  '@container': { [three]: { ...flexColumn.none, inlineSize: 'auto' } },
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
  outlineOffset: '-2px',
  ':hover': { backgroundColor: vars.color.hover },
  '@container': {
    [three]: {
      display: 'flex',
      minBlockSize: '2.5rem',
      border: 0,
      borderRadius: vars.radius.md,
      whiteSpace: 'normal',
    },
  },
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
  '@container': { [two]: { display: 'block', ...besideFeed } },
});

export const order = style({
  ...flexWrapped.xs,
  alignItems: 'flex-start',
  justifyContent: 'space-between',
});

export const how = style({ flex: 1, minInlineSize: 0 });

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
