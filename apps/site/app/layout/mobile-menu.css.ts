import { style } from '@vanilla-extract/css';
import { from } from '@wbn/ui-kit/theme/breakpoints.ts';
import { vars } from '@wbn/ui-kit/theme/contract.css.ts';

export const toggle = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: '2.75rem',
  blockSize: '2.75rem',
  marginInlineStart: `calc(-1 * ${vars.space.sm})`,
  border: 0,
  borderRadius: vars.radius.md,
  backgroundColor: 'transparent',
  color: vars.color.text,
  cursor: 'pointer',
  ':hover': { backgroundColor: vars.color.hover },
  '@media': { [from.md]: { display: 'none' } },
});

const slide = ['translate', 'overlay', 'display']
  .map((property) => `${property} ${vars.motion.slow} ease-out allow-discrete`)
  .join(', ');

export const menu = style({
  position: 'fixed',
  insetBlock: 0,
  insetInline: '0 auto',
  inlineSize: 'min(20rem, calc(100vw - 3rem))',
  blockSize: '100dvb',
  maxBlockSize: 'none',
  paddingInline: vars.space.md,
  paddingBlockEnd: vars.space.lg,
  border: 0,
  backgroundColor: vars.color.surface,
  color: vars.color.text,
  boxShadow: vars.shadow.overlay,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  translate: '-100% 0',
  transition: slide,
  selectors: {
    '&:popover-open': { translate: '0 0' },
    '[dir="rtl"] &:not(:popover-open)': { translate: '100% 0' },
    '&::backdrop': {
      backgroundColor: vars.color.overlay,
      opacity: 0,
      transition: `opacity ${vars.motion.slow}, overlay ${vars.motion.slow} allow-discrete, display ${vars.motion.slow} allow-discrete`,
    },
    '&:popover-open::backdrop': { opacity: 1 },
  },
  '@starting-style': {
    selectors: { '&:popover-open': { translate: '-100% 0' }, '&:popover-open::backdrop': { opacity: 0 } },
  },
});

export const head = style({ display: 'flex', alignItems: 'center', minBlockSize: '4rem' });

export const section = style({
  paddingBlock: vars.space.sm,
  borderBlockStart: `1px solid ${vars.color.line}`,
});

export const title = style({
  paddingBlock: vars.space.xs,
  color: vars.color.muted,
  fontSize: vars.size.xs,
  lineHeight: vars.leading.xs,
  fontWeight: vars.weight.semibold,
  letterSpacing: '0.06em',
});

export const list = style({ listStyle: 'none' });

export const link = style({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: '2.75rem',
  paddingInline: vars.space.xs,
  marginInline: `calc(-1 * ${vars.space.xs})`,
  borderRadius: vars.radius.md,
  fontWeight: vars.weight.medium,
  ':hover': { backgroundColor: vars.color.hover },
});

const account = style({
  display: 'grid',
  gap: vars.space.xs,
  paddingBlockStart: vars.space.md,
  borderBlockStart: `1px solid ${vars.color.line}`,
});

export const visitor = style([account, { selectors: { '[data-signed-in] &': { display: 'none' } } }]);

export const member = style([
  account,
  { selectors: { ':root:not([data-signed-in]) &': { display: 'none' } } },
]);
