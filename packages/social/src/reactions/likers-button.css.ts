import { style } from '@vanilla-extract/css';
import { plainButton, vars } from '@wbn/ui-kit/theme/contract.css.ts';

export const count = style({
  display: 'inline-flex',
  ...plainButton,
  borderRadius: vars.radius.sm,
  selectors: { '&:hover': { textDecoration: 'underline' } },
});

/** The list scrolls, not the dialog with its buttons. */
export const list = style({ maxBlockSize: '50vh', overflowY: 'auto' });
