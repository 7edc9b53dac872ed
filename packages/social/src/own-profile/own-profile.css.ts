import { style } from '@vanilla-extract/css';
import { from } from '@wbn/ui-kit/theme/breakpoints.ts';
import { flexColumn, vars } from '@wbn/ui-kit/theme/contract.css.ts';

export const presentation = style({
  maxInlineSize: vars.width.text,
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
});

/** The call to action in the edition's colour, without a picture to load. */
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

/** Size of the round photo. */
export const photo = style({
  inlineSize: '6rem',
  marginBlockStart: '-4rem',
  padding: '3px',
  borderRadius: '50%',
  backgroundColor: vars.color.surface,
  '@media': { [from.sm]: { inlineSize: '8rem', marginBlockStart: '-5rem' } },
});

export const loading = style({ padding: vars.space.md });
