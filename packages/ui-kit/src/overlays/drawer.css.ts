import { createVar, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';

const away = createVar();
const transition = ['translate', 'overlay', 'display']
  .map((property) => `${property} ${vars.motion.slow} ease-out allow-discrete`)
  .join(', ');

export const drawer = style({
  position: 'fixed',
  insetBlock: 0,
  display: 'flex',
  flexDirection: 'column',
  inlineSize: 'min(20rem, calc(100vw - 3rem))',
  maxInlineSize: 'none',
  blockSize: '100dvb',
  maxBlockSize: 'none',
  border: 0,
  backgroundColor: vars.color.surface,
  color: vars.color.text,
  boxShadow: vars.shadow.overlay,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  translate: `${away} 0`,
  transition,
  selectors: {
    '&:not([open])': { display: 'none' },
    '&[open]': { translate: '0 0' },
    '&::backdrop': {
      backgroundColor: vars.color.overlay,
      opacity: 0,
      transition: `opacity ${vars.motion.slow}, overlay ${vars.motion.slow} allow-discrete, display ${vars.motion.slow} allow-discrete`,
    },
    '&[open]::backdrop': { opacity: 1 },
  },
  '@starting-style': {
    selectors: { '&[open]': { translate: `${away} 0` }, '&[open]::backdrop': { opacity: 0 } },
  },
});

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
