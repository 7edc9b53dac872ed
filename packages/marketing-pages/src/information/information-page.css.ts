import { style } from '@vanilla-extract/css';
import { vars } from '@wbn/ui-kit/theme/contract.css.ts';

/** Lines no longer than is pleasant to read. */
export const words = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.md,
  maxInlineSize: vars.width.text,
});

/** Facts stay close to their labels. */
export const facts = style({ maxInlineSize: '36rem' });
