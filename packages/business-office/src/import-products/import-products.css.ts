import { globalStyle, style } from '@vanilla-extract/css';
import { from } from '@wbn/ui-kit/theme/breakpoints.ts';
import {
  flexColumn,
  flexSpread,
  gridBox,
  mutedText,
  outlined,
  vars,
} from '@wbn/ui-kit/theme/contract.css.ts';

/** The drop area; a click anywhere in it triggers the button. */
export const drop = style({
  position: 'relative',
  ...flexColumn.sm,
  alignItems: 'center',
  padding: `${vars.space.xl} ${vars.space.md}`,
  border: `2px dashed ${vars.color.lineStrong}`,
  borderRadius: vars.radius.lg,
  backgroundColor: vars.color.surface,
  textAlign: 'center',
  transition: `border-color ${vars.motion.fast}, background-color ${vars.motion.fast}`,
});

export const over = style({ borderColor: vars.color.brand, backgroundColor: vars.color.brandSoft });

export const dropIcon = style({ display: 'inline-flex', color: vars.color.brandText });
globalStyle(`${dropIcon} svg`, { inlineSize: '2.25rem', blockSize: '2.25rem', strokeWidth: 1.5 });

export const rules = style({
  paddingInlineStart: vars.space.lg,
  ...flexColumn.xs,
  ...mutedText,
});

export const counts = style({
  ...gridBox.sm,
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  '@media': { [from.sm]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' } },
});

/** The number is shown above its label, which comes first for screen readers. */
export const count = style({
  display: 'flex',
  flexDirection: 'column-reverse',
  justifyContent: 'flex-end',
  gap: vars.space.xxs,
  padding: vars.space.md,
  ...outlined.md,
});

globalStyle(`${count} dt`, { ...mutedText });
globalStyle(`${count} dd`, {
  margin: 0,
  fontSize: vars.headingSize.lg,
  lineHeight: vars.headingLeading.lg,
  fontWeight: vars.weight.semibold,
  fontVariantNumeric: 'tabular-nums',
});

export const bad = style({});
globalStyle(`${bad} dd`, { color: vars.color.danger });

export const imports = style(outlined.md);

export const importRow = style({
  ...flexSpread.sm,
  padding: vars.space.md,
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.line}` } },
});
globalStyle(`${importRow} > :first-child`, { flex: '1 1 16rem', minInlineSize: 0, overflowWrap: 'anywhere' });

/** A field at the end of a row, below its text on phones. */
export const choice = style({ flex: '1 1 16rem', minInlineSize: 0 });
