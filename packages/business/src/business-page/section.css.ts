import { style } from '@vanilla-extract/css';
import { vars } from '@wbn/ui-kit/theme/contract.css.ts';

export const certificate = style({
  display: 'flex',
  gap: vars.space.sm,
  alignItems: 'flex-start',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});

export const photo = style({ inlineSize: '5rem', flex: 'none' });

/** One part of the address per line; upright, although browsers render addresses in italics. */
export const address = style({ display: 'grid', fontStyle: 'normal' });
