import { style } from '@vanilla-extract/css';
import { flexColumn } from '@wbn/ui-kit/theme/contract.css.ts';

const onPhones = 'screen and (max-width: 519.98px)';

/** Photo above the text; beside the name on phones, to keep a list of cards short. */
export const product = style({
  ...flexColumn.sm,
  minInlineSize: 0,
  '@media': { [onPhones]: { display: 'grid', gridTemplateColumns: '6rem minmax(0, 1fr)' } },
});

const words = style({ ...flexColumn.xs, minInlineSize: 0 });

export const head = words;

/** Full width on phones. */
export const body = style([words, { '@media': { [onPhones]: { gridColumn: '1 / -1' } } }]);
