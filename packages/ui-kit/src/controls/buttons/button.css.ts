import { globalStyle, keyframes, style, styleVariants } from '@vanilla-extract/css';
import { touch } from '../../theme/breakpoints.ts';
import { flexRow, inlineRow, textSize, touchTarget, vars } from '../../theme/contract.css.ts';
import { pressedFill } from '../../theme/pressed-fill.ts';

/** What reacts to the pointer: no button that is off or busy. */
const ready = ':not(:disabled, [aria-disabled="true"])';

export const button = style({
  position: 'relative',
  ...inlineRow.xs,
  justifyContent: 'center',
  flex: 'none',
  maxInlineSize: '100%',
  border: '1px solid transparent',
  borderRadius: vars.radius.md,
  fontWeight: vars.weight.medium,
  textAlign: 'center',
  textDecoration: 'none',
  cursor: 'pointer',
  userSelect: 'none',
  transition: `background-color ${vars.motion.fast}, border-color ${vars.motion.fast}, color ${vars.motion.fast}`,
  ':disabled': { opacity: 0.55, cursor: 'not-allowed' },
  selectors: { '&[aria-disabled="true"]': { cursor: 'not-allowed' } },
  '@media': { print: { display: 'none' }, [touch]: touchTarget },
});

export const variant = styleVariants({
  primary: {
    backgroundColor: vars.color.brand,
    color: vars.color.onBrand,
    boxShadow: vars.shadow.raised,
    selectors: {
      [`&:hover${ready}`]: { backgroundColor: vars.color.brandHover },
      [`&:active${ready}`]: { backgroundColor: pressedFill(vars.color.brandHover), boxShadow: 'none' },
    },
  },
  secondary: {
    backgroundColor: vars.color.surface,
    color: vars.color.text,
    borderColor: vars.color.lineStrong,
    boxShadow: vars.shadow.raised,
    selectors: {
      [`&:hover${ready}`]: { backgroundColor: vars.color.hover, borderColor: vars.color.control },
      [`&:active${ready}`]: { backgroundColor: pressedFill(vars.color.hover), boxShadow: 'none' },
    },
  },
  danger: {
    backgroundColor: vars.color.dangerSoft,
    color: vars.color.danger,
    borderColor: vars.color.danger,
    selectors: {
      [`&:hover${ready}`]: { boxShadow: `inset 0 0 0 1px ${vars.color.danger}` },
      [`&:active${ready}`]: {
        backgroundColor: `color-mix(in srgb, ${vars.color.dangerSoft} 90%, ${vars.color.danger})`,
      },
    },
  },
  quiet: {
    backgroundColor: 'transparent',
    color: vars.color.text,
    selectors: {
      [`&:hover${ready}`]: { backgroundColor: vars.color.hover },
      [`&:active${ready}`]: { backgroundColor: pressedFill(vars.color.hover) },
    },
  },
});

export const size = styleVariants({
  md: {
    minBlockSize: '2.5rem',
    padding: `0.4375rem ${vars.space.md}`,
    ...textSize.md,
  },
  sm: {
    minBlockSize: '2rem',
    padding: `0.3125rem ${vars.space.sm}`,
    ...textSize.sm,
  },
});

export const block = style({ display: 'flex', inlineSize: '100%' });

export const icon = style({
  display: 'inline-flex',
  flex: 'none',
  marginInlineStart: '-0.125rem',
});

globalStyle(`${icon} > svg`, { inlineSize: '1.125em', blockSize: '1.125em' });

const pulse = keyframes({ '0%, 80%, 100%': { opacity: 0.25 }, '40%': { opacity: 1 } });

export const busyText = style({ display: 'inherit', gap: 'inherit', alignItems: 'inherit', opacity: 0 });

export const busy = style({
  position: 'absolute',
  inset: 0,
  ...flexRow.none,
  justifyContent: 'center',
  gap: '0.25rem',
});

export const dot = style({
  inlineSize: '0.375rem',
  blockSize: '0.375rem',
  borderRadius: vars.radius.full,
  backgroundColor: 'currentColor',
  animation: `${pulse} 1.2s infinite ease-in-out`,
  selectors: {
    '&:nth-child(2)': { animationDelay: '0.16s' },
    '&:nth-child(3)': { animationDelay: '0.32s' },
  },
});
