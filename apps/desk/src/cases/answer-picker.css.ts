import { style } from '@vanilla-extract/css';
import { flexColumn, mutedText, plainButton, vars } from '@wbn/ui-kit/theme/contract.css.ts';

export const picker = style({ ...flexColumn.sm });

export const search = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: vars.space.sm,
  alignItems: 'end',
});

export const list = style({ listStyle: 'none', maxBlockSize: '50dvb', overflowY: 'auto' });

export const answer = style({
  ...plainButton,
  ...flexColumn.none,
  inlineSize: '100%',
  padding: vars.space.xs,
  borderRadius: vars.radius.md,
  textAlign: 'start',
  selectors: {
    '&:hover': { backgroundColor: vars.color.hover },
    '&[data-current]': { backgroundColor: vars.color.brandSoft },
  },
});

export const words = style({
  ...mutedText,
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 3,
  overflow: 'hidden',
  whiteSpace: 'pre-wrap',
});
