import { style } from '@vanilla-extract/css';
import { vars } from '@wbn/ui-kit/theme/contract.css.ts';

/** A form is read in one column. */
export const page = style({ inlineSize: '100%', maxInlineSize: '48rem' });

export const labelled = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xxs,
  minInlineSize: 0,
});

export const label = style({
  fontSize: vars.size.sm,
  lineHeight: vars.leading.sm,
  fontWeight: vars.weight.medium,
});

/** A company or product in the form. */
export const thing = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.sm,
  minInlineSize: 0,
  padding: vars.space.sm,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.md,
  backgroundColor: vars.color.page,
});

export const picture = style({ inlineSize: '3rem', flex: 'none' });

export const words = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xxs,
  flexGrow: 1,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});

export const nameRow = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.xs,
  rowGap: vars.space.xxs,
});

export const things = style({ display: 'flex', flexDirection: 'column', gap: vars.space.xs });
