import { style } from '@vanilla-extract/css';
import { vars } from '@wbn/ui-kit/theme/contract.css.ts';

export const count = style({
  display: 'inline-flex',
  padding: 0,
  border: 0,
  borderRadius: vars.radius.sm,
  backgroundColor: 'transparent',
  cursor: 'pointer',
  selectors: { '&:hover': { textDecoration: 'underline' } },
});

/** A long list scrolls in the dialog, not the dialog with its buttons. */
export const list = style({ maxBlockSize: '50vh', overflowY: 'auto' });
