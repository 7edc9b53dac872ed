import { style } from '@vanilla-extract/css';
import { from } from '@wbn/ui-kit/theme/breakpoints.ts';
import { flexColumn, gridBox, vars } from '@wbn/ui-kit/theme/contract.css.ts';

/** Posts, with purpose and rules beside them in wide windows and above them in others. */
export const columns = style({
  ...gridBox.lg,
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  '@media': { [from.lg]: { gridTemplateColumns: 'minmax(0, 500px) minmax(0, 1fr)' } },
});

export const posts = style({
  ...flexColumn.md,
  minInlineSize: 0,
  maxInlineSize: '500px',
  inlineSize: '100%',
  '@media': { [from.lg]: { gridColumn: 1, gridRow: 1 } },
});

export const about = style({
  minInlineSize: 0,
  '@media': {
    [from.lg]: { gridColumn: 2, gridRow: 1, position: 'sticky', insetBlockStart: vars.space.lg },
  },
});

export const pages = style({ display: 'flex', justifyContent: 'space-between', gap: vars.space.md });

export const text = style({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' });

export const pinned = style(flexColumn.xs);
