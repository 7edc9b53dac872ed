import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '@wbn/ui-kit/theme/contract.css.ts';

export const gallery = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(3.5rem, 1fr))',
  gap: vars.space.xs,
});

export const choice = style({ position: 'absolute', opacity: 0, inlineSize: '1px', blockSize: '1px' });

export const thumbnail = style({
  display: 'block',
  borderRadius: vars.radius.md,
  outline: '2px solid transparent',
  outlineOffset: '1px',
  cursor: 'pointer',
  selectors: {
    [`${choice}:hover + &`]: { outlineColor: vars.color.control },
    [`${choice}:checked + &`]: { outlineColor: vars.color.brandText },
    [`${choice}:focus-visible + &`]: { outlineColor: vars.color.focus, outlineOffset: '3px' },
  },
});

/** The chosen photo lies in the first row, across all columns. */
export const photo = style({ gridRow: '1', gridColumn: '1 / -1', display: 'none' });

globalStyle(`${choice}:checked + ${thumbnail} + ${photo}`, { display: 'block' });

export const zoom = style({ display: 'block', cursor: 'zoom-in', borderRadius: vars.radius.md });
