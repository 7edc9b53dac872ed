import { style } from '@vanilla-extract/css';
import { vars } from '@wbn/ui-kit/theme/contract.css.ts';

export const form = style({ display: 'flex', flexDirection: 'column', gap: vars.space.xs });

export const label = style({ fontWeight: vars.weight.semibold, overflowWrap: 'anywhere' });

export const words = style({
  minBlockSize: '4rem',
  paddingBlock: vars.space.xs,
  paddingInline: vars.space.sm,
  resize: 'vertical',
});

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.sm,
});
