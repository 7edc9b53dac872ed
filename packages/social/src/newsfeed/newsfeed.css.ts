import { style } from '@vanilla-extract/css';
import { from } from '@wbn/ui-kit/theme/breakpoints.ts';
import { flexColumn, flexRow, flexWrapped, gridBox, vars } from '@wbn/ui-kit/theme/contract.css.ts';

export const page = style({
  ...gridBox.lg,
  gridTemplateColumns: 'minmax(0, 500px)',
  justifyContent: 'center',
  '@media': {
    [from.lg]: { gridTemplateColumns: 'minmax(0, 500px) minmax(0, 26rem)', justifyContent: 'start' },
  },
});

export const feed = style({ ...flexColumn.md, minInlineSize: 0 });

/** Sticky column beside the feed on wide screens. */
export const aside = style({
  display: 'none',
  '@media': {
    [from.lg]: {
      display: 'block',
      position: 'sticky',
      insetBlockStart: vars.space.lg,
      alignSelf: 'start',
    },
  },
});

export const order = style({
  ...flexWrapped.xs,
  alignItems: 'flex-start',
  justifyContent: 'space-between',
});

export const how = style({ flex: 1, minInlineSize: 0 });

export const howSummary = style({
  paddingBlock: vars.space.xs,
  borderRadius: vars.radius.sm,
  fontSize: vars.size.sm,
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

export const proposals = style(flexColumn.sm);

export const proposal = style({ ...flexRow.sm, listStyle: 'none' });

export const words = style({ flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' });
