import { createVar, globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { below } from '../theme/breakpoints.ts';
import { flexWrapped, vars } from '../theme/contract.css.ts';

/** Where it comes from. */
const away = createVar();

/** In the middle of wide windows; on phones at the bottom, where the thumb is, from edge to edge. */
export const sheet = style({
  maxBlockSize: 'calc(100dvb - 1.5rem)',
  margin: 'auto',
  border: 0,
  borderRadius: vars.radius.lg,
  backgroundColor: vars.color.raised,
  color: vars.color.text,
  boxShadow: vars.shadow.overlay,
  overflowY: 'auto',
  overflowWrap: 'anywhere',
  overscrollBehavior: 'contain',
  vars: { [away]: '0 0' },
  transition: `translate ${vars.motion.slow} ease-out`,
  '::backdrop': { backgroundColor: vars.color.overlay },
  '@media': {
    [below.sm]: {
      vars: { [away]: '0 100%' },
      marginBlockEnd: 0,
      maxBlockSize: 'calc(100dvb - 3rem)',
      borderEndStartRadius: 0,
      borderEndEndRadius: 0,
    },
  },
  '@starting-style': { translate: away },
});

const phone = (padding: string) => ({
  inlineSize: '100%',
  maxInlineSize: '100%',
  padding,
  paddingBlockEnd: `max(${padding}, env(safe-area-inset-bottom))`,
});

export const size = styleVariants({
  menu: {
    inlineSize: 'min(20rem, calc(100vw - 2rem))',
    padding: vars.space.xs,
    '@media': { [below.sm]: phone(vars.space.xs) },
  },
  sm: {
    inlineSize: 'min(28rem, calc(100vw - 2rem))',
    padding: vars.space.lg,
    '@media': { [below.sm]: phone(vars.space.md) },
  },
  lg: {
    inlineSize: 'min(36rem, calc(100vw - 1.5rem))',
    padding: vars.space.md,
    '@media': { [below.sm]: phone(vars.space.md) },
  },
});

/** The buttons of a question, in view while a long form scrolls; on phones they fill the row. */
export const actions = style({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: 1,
  ...flexWrapped.xs,
  alignItems: 'center',
  justifyContent: 'flex-end',
  marginBlock: `calc(-1 * ${vars.space.xs})`,
  paddingBlock: vars.space.xs,
  backgroundColor: vars.color.raised,
});

/** Keeps a focused field out from behind the buttons (WCAG 2.4.11). */
globalStyle(`${sheet}:has(${actions})`, { scrollPaddingBlockEnd: '4rem' });

globalStyle(`${actions} > :is(a, button)`, { '@media': { [below.sm]: { flex: '1 1 auto' } } });
