import { style } from '@vanilla-extract/css';
import { vars } from '@wbn/ui-kit/theme/contract.css.ts';

const onPhones = 'screen and (max-width: 519.98px)';

/** Photo above the words; beside them on a phone, where a page would else be one long strip of pictures. */
export const product = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.sm,
  minInlineSize: 0,
  '@media': { [onPhones]: { flexDirection: 'row', alignItems: 'flex-start' } },
});

export const photo = style({ '@media': { [onPhones]: { inlineSize: '6rem', flex: 'none' } } });

export const words = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xs,
  flex: 1,
  minInlineSize: 0,
});
