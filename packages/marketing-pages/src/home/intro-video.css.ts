import { style } from '@vanilla-extract/css';
import { vars } from '@wbn/ui-kit/theme/contract.css.ts';

export const frame = style({ position: 'relative', '@media': { print: { display: 'none' } } });

export const video = style({
  inlineSize: '100%',
  blockSize: 'auto',
  aspectRatio: '16 / 9',
  objectFit: 'cover',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.lg,
  backgroundColor: vars.color.sunken,
});

export const play = style({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  // Below the poster's text.
  placeItems: 'end center',
  paddingBlockEnd: '3%',
  borderRadius: vars.radius.lg,
});
