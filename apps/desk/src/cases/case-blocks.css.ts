import { style } from '@vanilla-extract/css';
import { flexColumn, flexWrapped, mutedText, vars } from '@wbn/ui-kit/theme/contract.css.ts';

export const part = style({ ...flexColumn.xxs, marginBlockStart: vars.space.xxs });

export const quoted = style({ overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' });

export const signature = style({ ...flexWrapped.xs, ...mutedText, alignItems: 'center', rowGap: 0 });

export const entries = style({ listStyle: 'none', marginBlockStart: vars.space.xxs });

export const entry = style({
  ...flexColumn.none,
  paddingBlock: vars.space.xs,
  paddingInlineStart: vars.space.sm,
  borderInlineStart: `3px solid ${vars.color.line}`,
  fontSize: vars.size.sm,
  overflowWrap: 'anywhere',
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.line}` } },
});

/** What the case is about, among what is around it. */
export const marked = style({
  borderInlineStartColor: vars.color.brand,
  backgroundColor: vars.color.brandSoft,
});

export const files = style(mutedText);

export const pictures = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(9rem, 1fr))',
  gap: vars.space.xs,
  marginBlockStart: vars.space.xs,
});

export const picture = style({
  inlineSize: '100%',
  aspectRatio: '4 / 3',
  objectFit: 'contain',
  borderRadius: vars.radius.md,
  backgroundColor: vars.color.sunken,
});
