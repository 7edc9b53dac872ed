import { style } from '@vanilla-extract/css';
import { vars } from '@wbn/ui-kit/theme/contract.css.ts';

export const line = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.sm,
  paddingBlock: vars.space.xxs,
  paddingInline: vars.space.md,
  backgroundColor: vars.color.brandSoft,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  // `hidden` is set before the first paint.
  selectors: { '&[hidden]': { display: 'none' } },
});

export const text = style({ minInlineSize: 0, overflowWrap: 'anywhere' });
