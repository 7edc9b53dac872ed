import { style } from '@vanilla-extract/css';
import { from } from '@wbn/ui-kit/theme/breakpoints.ts';
import { flexRow, plainButton, textSize, vars } from '@wbn/ui-kit/theme/contract.css.ts';

/** Below 992 pixels the languages are in the mobile menu. */
export const place = style({
  display: 'none',
  '@media': { [from.md]: { display: 'block', flex: 'none' } },
});

export const trigger = style({
  ...flexRow.xxs,
  minBlockSize: '2.25rem',
  paddingInline: vars.space.xs,
  ...plainButton,
  borderRadius: vars.radius.md,
  color: vars.color.text,
  ...textSize.sm,
  fontWeight: vars.weight.medium,
  textTransform: 'uppercase',
  '::after': {
    content: '',
    inlineSize: '0.4rem',
    blockSize: '0.4rem',
    marginInlineStart: vars.space.xxs,
    borderBlockEnd: '1.5px solid',
    borderInlineEnd: '1.5px solid',
    rotate: '45deg',
    translate: '0 -0.125rem',
  },
  ':hover': { backgroundColor: vars.color.hover },
});

export const panel = style({
  position: 'fixed',
  inset: 'auto',
  // Browsers without anchor positioning show the popover below the end of the header.
  insetBlockStart: '4rem',
  insetInlineEnd: vars.space.lg,
  minInlineSize: '10rem',
  padding: vars.space.xxs,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.lg,
  backgroundColor: vars.color.raised,
  color: vars.color.text,
  boxShadow: vars.shadow.overlay,
  '@supports': {
    '(position-area: end)': {
      inset: 'auto',
      positionArea: 'block-end span-inline-start',
      marginBlockStart: vars.space.xxs,
    },
  },
});
