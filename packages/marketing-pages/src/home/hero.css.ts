import { globalStyle, style } from '@vanilla-extract/css';
import { below, from } from '@wbn/ui-kit/theme/breakpoints.ts';
import {
  flexColumn,
  flexWrapped,
  gridBox,
  outlined,
  textSize,
  vars,
} from '@wbn/ui-kit/theme/contract.css.ts';

export const hero = style({
  overflow: 'clip',
  ...outlined.lg,
  boxShadow: vars.shadow.raised,
  // From edge to edge on phones, right below the header.
  '@media': {
    [below.sm]: {
      marginBlockStart: `calc(-1 * ${vars.space.md})`,
      marginInline: `calc(-1 * ${vars.space.md})`,
      borderInlineWidth: 0,
      borderBlockStartWidth: 0,
      borderRadius: 0,
    },
  },
});

/** Words and video, beside each other where there is room. */
export const top = style({
  ...gridBox.md,
  alignItems: 'center',
  padding: vars.space.md,
  '@media': {
    [from.sm]: { gap: vars.space.lg, padding: vars.space.xl },
    [from.lg]: { gridTemplateColumns: 'minmax(0, 6fr) minmax(0, 5fr)', gap: vars.space.xl },
  },
});

export const words = style({
  ...flexColumn.sm,
  minInlineSize: 0,
  maxInlineSize: '36rem',
  '@media': { [from.sm]: { gap: vars.space.md } },
});

/** Smaller on phones: it is said in one glance. */
export const lead = style({ ...textSize.md, '@media': { [from.sm]: { ...textSize.lg } } });

/** What can be read under 'About us' as well stays off phones, where companies are on the second screen. */
export const background = style({ '@media': { [below.sm]: { display: 'none' } } });

export const actions = style({
  ...flexWrapped.xs,
  paddingBlockStart: vars.space.xs,
  '@media': { [from.sm]: { gap: vars.space.sm } },
});

globalStyle(`${actions} > a`, { '@media': { [below.sm]: { flex: 'auto' } } });

/** A band of the edition's own place along the foot; its sky is cut first. */
export const picture = style({
  inlineSize: '100%',
  blockSize: 'clamp(5rem, 20vw, 16rem)',
  objectFit: 'cover',
  objectPosition: '50% 100%',
});
