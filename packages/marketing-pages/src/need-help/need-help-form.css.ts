import { style, styleVariants } from '@vanilla-extract/css';
import { flexColumn, flexWrapped, mutedText, vars } from '@wbn/ui-kit/theme/contract.css.ts';

export const form = style({ ...flexColumn.none, gap: vars.space.xl });

export const legend = style({ marginBlockEnd: vars.space.md });

export const hint = style({ maxInlineSize: vars.width.text, ...mutedText });

export const wholeRow = style({ gridColumn: '1 / -1' });

/** NHF-03: shown when the USA is chosen, by CSS so that it works without JavaScript. */
export const usaOnly = style({
  selectors: { [`${form}:not(:has(option[value="US"]:checked)) &`]: { display: 'none' } },
});

/** A honeypot: invisible and unreachable for people, but not `display: none`, which bots detect. */
export const honeypot = style({
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});

export const actions = style({
  ...flexWrapped.sm,
  justifyContent: 'flex-end',
  alignItems: 'center',
  paddingBlockStart: vars.space.md,
  borderBlockStart: `1px solid ${vars.color.line}`,
});

export const status = style({
  flexGrow: 1,
  ...flexWrapped.xs,
  alignItems: 'center',
  ...mutedText,
});

export const notice = style({
  ...flexColumn.xs,
  padding: vars.space.md,
  borderRadius: vars.radius.md,
  border: '1px solid',
  scrollMarginBlockStart: vars.space.xxxl,
  ':focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' },
});

export const tone = styleVariants({
  success: { backgroundColor: vars.color.successSoft, borderColor: vars.color.success },
  info: { backgroundColor: vars.color.brandSoft, borderColor: vars.color.brand },
  danger: { backgroundColor: vars.color.dangerSoft, borderColor: vars.color.danger },
});

export const list = style({ ...flexColumn.xxs, paddingInlineStart: vars.space.lg });

/** Readable on the tinted background in both themes. */
export const link = style({
  color: vars.color.text,
  textDecoration: 'underline',
  textUnderlineOffset: '0.2em',
});
