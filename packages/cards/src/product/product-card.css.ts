import { style } from '@vanilla-extract/css';
import { flexColumn } from '@wbn/ui-kit/theme/contract.css.ts';

const onPhones = 'screen and (max-width: 519.98px)';

/** Photo above the words; on a phone beside the name, where a page would else be one long strip of pictures. */
export const product = style({
  ...flexColumn.sm,
  minInlineSize: 0,
  '@media': { [onPhones]: { display: 'grid', gridTemplateColumns: '6rem minmax(0, 1fr)' } },
});

const words = style({ ...flexColumn.xs, minInlineSize: 0 });

export const head = words;

/** Over the whole width on a phone. */
export const body = style([words, { '@media': { [onPhones]: { gridColumn: '1 / -1' } } }]);
