import { style } from '@vanilla-extract/css';
import {
  flexColumn,
  flexRow,
  flexWrapped,
  gridBox,
  oneLine,
  textSize,
  vars,
} from '@wbn/ui-kit/theme/contract.css.ts';

export const field = style({ ...flexColumn.xs, borderRadius: vars.radius.md });

export const over = style({
  outline: `2px dashed ${vars.color.brand}`,
  outlineOffset: '4px',
  background: vars.color.brandSoft,
});

export const hidden = style({
  position: 'absolute',
  inlineSize: 1,
  blockSize: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
});

export const start = style({ ...flexWrapped.xs, alignItems: 'center' });

/** Lists the accepted files; a chat on a phone hides it (`composer.css.ts`). */
export const hint = style({});

export const list = style({
  ...gridBox.xs,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 17rem), 1fr))',
  listStyle: 'none',
});

export const row = style({
  ...flexRow.xs,
  minInlineSize: 0,
  padding: vars.space.xs,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.md,
  background: vars.color.surface,
});

export const icon = style({
  flex: 'none',
  inlineSize: '1.25rem',
  blockSize: '1.25rem',
  color: vars.color.muted,
});

export const words = style({ display: 'grid', flex: '1 1 auto', minInlineSize: 0 });

export const name = style({ ...oneLine, ...textSize.sm });

export const state = style({ color: vars.color.muted, ...textSize.xs });

export const problem = style({ color: vars.color.danger, ...textSize.xs });

export const bar = style({
  inlineSize: '100%',
  blockSize: '4px',
  marginBlockStart: vars.space.xxs,
  accentColor: vars.color.brand,
});
