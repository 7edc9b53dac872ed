import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const icon = style({ position: 'relative', display: 'grid', placeItems: 'center' });

globalStyle(`${icon} > svg`, { inlineSize: '1.25rem', blockSize: '1.25rem' });

export const mark = style({
  position: 'absolute',
  insetBlockStart: '-0.5rem',
  insetInlineStart: '0.5rem',
  minInlineSize: '1.125rem',
  paddingInline: '0.25rem',
  borderRadius: vars.radius.full,
  backgroundColor: vars.color.danger,
  color: vars.color.surface,
  fontSize: '0.6875rem',
  lineHeight: '1.125rem',
  fontWeight: vars.weight.semibold,
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums',
});
