import { style } from '@vanilla-extract/css';
import { vars } from '@wbn/ui-kit/theme/contract.css.ts';

export const fieldset = style({ border: 0, margin: 0, padding: 0, minInlineSize: 0 });

export const legend = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xs,
  padding: 0,
  marginBlockEnd: vars.space.sm,
  fontSize: vars.size.sm,
  lineHeight: vars.leading.sm,
  fontWeight: vars.weight.semibold,
  color: vars.color.muted,
});

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.md,
  '@container': {
    '(min-width: 40rem)': { gridTemplateColumns: 'minmax(0, 1fr) 11rem', columnGap: vars.space.lg },
  },
});

export const photo = style({ inlineSize: '11rem', maxInlineSize: '100%' });

export const foot = style({ display: 'flex', justifyContent: 'flex-end', marginBlockStart: vars.space.sm });

export const removed = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.sm,
  paddingBlock: vars.space.sm,
  paddingInline: vars.space.md,
  border: `1px dashed ${vars.color.lineStrong}`,
  borderRadius: vars.radius.lg,
});
