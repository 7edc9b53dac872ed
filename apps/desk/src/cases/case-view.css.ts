import { style } from '@vanilla-extract/css';
import { from } from '@wbn/ui-kit/theme/breakpoints.ts';
import { flexColumn } from '@wbn/ui-kit/theme/contract.css.ts';

export const view = style({
  ...flexColumn.sm,
  minBlockSize: '100%',
  containerType: 'inline-size',
});

export const back = style({ '@media': { [from.md]: { display: 'none' } } });

/** Notes and earlier decisions stand beside what the case is about, where there is room. */
export const body = style({
  ...flexColumn.md,
  flex: 1,
  '@container': {
    '(min-width: 62rem)': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) 20rem',
      alignItems: 'start',
      alignContent: 'start',
    },
  },
});

export const blocks = style({ ...flexColumn.sm, minInlineSize: 0 });

export const side = style({ ...flexColumn.sm, minInlineSize: 0 });
