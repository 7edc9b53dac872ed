import { globalStyle, style } from '@vanilla-extract/css';
import {
  flexColumn,
  flexRow,
  flexSpread,
  flexWrapped,
  outlined,
  plainButton,
  vars,
} from '@wbn/ui-kit/theme/contract.css.ts';

export const post = style({
  ...flexColumn.sm,
  inlineSize: '100%',
  maxInlineSize: '500px',
  minInlineSize: 0,
  padding: vars.space.md,
  ...outlined.lg,
  boxShadow: vars.shadow.raised,
});

export const header = style({ display: 'flex', alignItems: 'flex-start', gap: vars.space.sm });

export const words = style({ flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' });

export const name = style({
  fontSize: vars.size.md,
  lineHeight: vars.leading.sm,
  fontWeight: vars.weight.semibold,
});

export const facts = style({
  ...flexWrapped.none,
  columnGap: vars.space.xxs,
  fontSize: vars.size.xs,
  lineHeight: vars.leading.sm,
  color: vars.color.muted,
});

/** The dot ends a line and never begins one. */
globalStyle(`${facts} > :not(:last-child)::after`, { content: "' ·'" });

/** A button inside a sentence. */
export const edited = style({
  ...plainButton,
  borderRadius: vars.radius.sm,
  textUnderlineOffset: '0.2em',
  ':hover': { color: vars.color.text, textDecorationLine: 'underline' },
});

export const menu = style({ marginBlockStart: '-0.25rem', marginInlineEnd: '-0.5rem' });

/** The expanded comments. */
export const talk = style({ paddingBlockStart: vars.space.xs });

/** Actions and counts, separated from the text by a hairline. */
export const foot = style({
  ...flexSpread.sm,
  paddingBlockStart: vars.space.xs,
  borderBlockStart: `1px solid ${vars.color.line}`,
  fontSize: vars.size.sm,
  color: vars.color.muted,
});

export const edit = style({
  listStyle: 'none',
  paddingInlineStart: vars.space.sm,
  borderInlineStart: `2px solid ${vars.color.line}`,
});

export const text = style({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' });

export const card = style({
  ...flexRow.sm,
  padding: vars.space.sm,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.md,
  color: vars.color.text,
  transition: `background-color ${vars.motion.fast}`,
  ':hover': { backgroundColor: vars.color.hover },
});

export const photo = style({ inlineSize: '3.5rem', flexShrink: 0 });

export const linkCardWords = style({ minInlineSize: 0, overflowWrap: 'anywhere' });

/** Custom property with the aspect ratio. */
export const ratio = '--wbn-post-ratio';

/** The aspect ratio is set before the picture loads, so that nothing shifts. */
export const frame = style({ aspectRatio: `var(${ratio})` });

globalStyle(`${frame} > span, ${frame} > span > span`, { aspectRatio: 'auto', blockSize: '100%' });
