import { style } from '@vanilla-extract/css';
import { from } from '@wbn/ui-kit/theme/breakpoints.ts';
import { flexColumn, vars } from '@wbn/ui-kit/theme/contract.css.ts';

export const presentation = style({
  maxInlineSize: vars.width.text,
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
});

/** The way to a company page: the edition's colour, so that it is seen, and no picture, so that it is quick. */
export const call = style({
  ...flexColumn.md,
  alignItems: 'flex-start',
  padding: vars.space.lg,
  borderRadius: vars.radius.lg,
  backgroundColor: vars.color.brandSoft,
  '@media': {
    [from.sm]: { flexDirection: 'row', alignItems: 'center', justifyContent: 'space-between' },
  },
});

/** Where the round photo will be. */
export const photo = style({
  inlineSize: '6rem',
  marginBlockStart: '-4rem',
  padding: '3px',
  borderRadius: '50%',
  backgroundColor: vars.color.surface,
  '@media': { [from.sm]: { inlineSize: '8rem', marginBlockStart: '-5rem' } },
});

export const loading = style({ padding: vars.space.md });
