import { createVar, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { slidingPanel } from './sliding-panel.ts';

const away = createVar();

export const drawer = style([
  slidingPanel('[open]', away),
  {
    display: 'flex',
    flexDirection: 'column',
    selectors: { '&:not([open])': { display: 'none' } },
  },
]);

export const side = styleVariants({
  start: {
    insetInlineStart: 0,
    insetInlineEnd: 'auto',
    vars: { [away]: '-100%' },
    selectors: { '[dir="rtl"] &': { vars: { [away]: '100%' } } },
  },
  end: {
    insetInlineEnd: 0,
    insetInlineStart: 'auto',
    vars: { [away]: '100%' },
    selectors: { '[dir="rtl"] &': { vars: { [away]: '-100%' } } },
  },
});

export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.xs,
  paddingBlock: vars.space.xs,
  paddingInline: vars.space.md,
  borderBlockEnd: `1px solid ${vars.color.line}`,
});
