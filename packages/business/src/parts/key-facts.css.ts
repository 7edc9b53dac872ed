import { globalStyle, style } from '@vanilla-extract/css';
import { textSize, vars } from '@wbn/ui-kit/theme/contract.css.ts';

export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(9rem, 45%), 1fr))',
  columnGap: vars.space.md,
  rowGap: vars.space.sm,
  paddingBlockStart: vars.space.xs,
});

globalStyle(`${facts} dt`, { fontSize: vars.size.xs, lineHeight: vars.leading.sm, color: vars.color.muted });
globalStyle(`${facts} dd`, {
  ...textSize.sm,
  fontWeight: vars.weight.semibold,
  overflowWrap: 'anywhere',
});
