import { style } from '@vanilla-extract/css';
import { vars } from '@wbn/ui-kit/theme/contract.css.ts';

export const figure = style({
  display: 'inline-flex',
  alignItems: 'flex-end',
  justifyContent: 'flex-end',
  gap: vars.space.xs,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});

/** An announcement as the site shows it. */
export const preview = style({
  padding: `${vars.space.xs} ${vars.space.md}`,
  backgroundColor: vars.color.brandSoft,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  textAlign: 'center',
  overflowWrap: 'anywhere',
});
