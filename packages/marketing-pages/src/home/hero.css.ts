import { globalStyle, style } from '@vanilla-extract/css';
import { below, from } from '@wbn/ui-kit/theme/breakpoints.ts';
import { vars } from '@wbn/ui-kit/theme/contract.css.ts';

export const hero = style({
  overflow: 'clip',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.lg,
  backgroundColor: vars.color.surface,
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
  display: 'grid',
  gap: vars.space.md,
  alignItems: 'center',
  padding: vars.space.md,
  '@media': {
    [from.sm]: { gap: vars.space.lg, padding: vars.space.xl },
    [from.lg]: { gridTemplateColumns: 'minmax(0, 6fr) minmax(0, 5fr)', gap: vars.space.xl },
  },
});

export const words = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.sm,
  minInlineSize: 0,
  maxInlineSize: '36rem',
  '@media': { [from.sm]: { gap: vars.space.md } },
});

/** Smaller on phones: it is said in one glance. */
export const lead = style({
  fontSize: vars.size.md,
  lineHeight: vars.leading.md,
  '@media': { [from.sm]: { fontSize: vars.size.lg, lineHeight: vars.leading.lg } },
});

/** What can be read under 'About us' as well stays off phones, where companies are on the second screen. */
export const background = style({ '@media': { [below.sm]: { display: 'none' } } });

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.xs,
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
