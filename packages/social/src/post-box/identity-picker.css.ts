import { style } from '@vanilla-extract/css';
import { inlineRow, oneLine, vars } from '@wbn/ui-kit/theme/contract.css.ts';

export const chosen = style({
  ...inlineRow.xs,
  minInlineSize: 0,
  padding: `${vars.space.xxs} ${vars.space.xs}`,
  // Aligns its text, not its background, with the box.
  marginInlineStart: `calc(-1 * ${vars.space.xs})`,
  borderRadius: vars.radius.md,
  ':hover': { backgroundColor: vars.color.hover },
});

const narrow = 'screen and (max-width: 399.98px)';

/** Visually hidden on the narrowest phones, where only the name has room. */
export const as = style({
  flex: 'none',
  whiteSpace: 'nowrap',
  fontSize: vars.size.sm,
  color: vars.color.muted,
  '@media': { [narrow]: { position: 'absolute', clipPath: 'inset(50%)' } },
});

export const name = style({
  ...oneLine,
  maxInlineSize: 'min(18rem, 100vw - 16rem)',
  fontWeight: vars.weight.semibold,
  '@media': { [narrow]: { maxInlineSize: 'calc(100vw - 10.5rem)' } },
});

export const chevron = style({ flex: 'none', inlineSize: '1rem', color: vars.color.muted });

/** Scrolls, because some people work for dozens of companies. */
export const list = style({ overflowY: 'auto', maxBlockSize: '19rem' });

export const itemName = style({ overflow: 'hidden', flex: 1, textOverflow: 'ellipsis' });

export const find = style({ padding: vars.space.xs });
