import { style } from '@vanilla-extract/css';
import { flexColumn, textSize, vars } from '@wbn/ui-kit/theme/contract.css.ts';

/** Dark in both themes, as video players are. */
const screen = { ground: '#0b0d10', light: '#ffffff', muted: '#c6ccd4' } as const;

export const player = style({ maxInlineSize: '44rem' });

const frame = style({
  inlineSize: '100%',
  aspectRatio: '16 / 9',
  border: 0,
  borderRadius: vars.radius.md,
  backgroundColor: screen.ground,
  backgroundImage: 'radial-gradient(120% 90% at 50% 0%, rgb(255 255 255 / 0.14), transparent 70%)',
  '@media': { print: { display: 'none' } },
});

export const video = style([frame, { display: 'block' }]);

export const poster = style([
  frame,
  {
    ...flexColumn.xs,
    alignItems: 'center',
    justifyContent: 'center',
    padding: vars.space.md,
    color: screen.light,
    textAlign: 'center',
  },
]);

export const title = style({ fontWeight: vars.weight.semibold, overflowWrap: 'anywhere' });

export const source = style({ color: screen.muted, ...textSize.xs });

/** Shown instead of the player in print. */
export const printed = style({
  display: 'none',
  overflowWrap: 'anywhere',
  '@media': { print: { display: 'block' } },
});
