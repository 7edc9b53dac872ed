import { style } from '@vanilla-extract/css';
import { flexRow, flexSpread, gridBox, mutedText, vars } from '@wbn/ui-kit/theme/contract.css.ts';

export const legend = style({
  ...flexRow.xs,
  marginBlockEnd: vars.space.sm,
  ...mutedText,
  fontWeight: vars.weight.semibold,
});

export const columns = style({
  ...gridBox.md,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@container': {
    '(min-width: 40rem)': { gridTemplateColumns: 'minmax(0, 1fr) 11rem', columnGap: vars.space.lg },
  },
});

export const photo = style({ inlineSize: '11rem', maxInlineSize: '100%' });

export const foot = style({ display: 'flex', justifyContent: 'flex-end', marginBlockStart: vars.space.sm });

export const removed = style({
  ...flexSpread.sm,
  padding: `${vars.space.sm} ${vars.space.md}`,
  border: `1px dashed ${vars.color.lineStrong}`,
  borderRadius: vars.radius.lg,
});
