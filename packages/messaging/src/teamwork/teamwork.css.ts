import { style } from '@vanilla-extract/css';
import { flexColumn, flexRow, mutedText, vars } from '@wbn/ui-kit/theme/contract.css.ts';

export const row = style({
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: vars.space.xs,
  minInlineSize: 0,
});

/** Internal notes look different from messages. */
export const note = style({
  paddingInlineStart: vars.space.sm,
  borderInlineStart: `2px solid ${vars.color.warning}`,
  listStyle: 'none',
});

export const words = style({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' });

export const reply = style({
  flex: '1 1 auto',
  minInlineSize: 0,
  ...flexColumn.xxs,
  padding: vars.space.xs,
  border: 'none',
  borderRadius: vars.radius.md,
  background: 'none',
  color: vars.color.text,
  textAlign: 'start',
  cursor: 'pointer',
  ':hover': { background: vars.color.hover },
});

export const replyTitle = style({
  ...flexRow.xs,
  fontWeight: vars.weight.medium,
  overflowWrap: 'anywhere',
});

export const replyText = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  ...mutedText,
  whiteSpace: 'pre-line',
});
