import { style } from '@vanilla-extract/css';
import { from } from '@wbn/ui-kit/theme/breakpoints.ts';
import { flexColumn, vars } from '@wbn/ui-kit/theme/contract.css.ts';

/** Keeps values close to their labels. */
export const facts = style({ maxInlineSize: '36rem' });

/** The table of contents: above the text, sticky beside it on wide screens. */
export const withContents = style({
  display: 'grid',
  gap: vars.space.xl,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [from.lg]: { gridTemplateColumns: 'minmax(0, 1fr) 13rem', alignItems: 'start' } },
});

export const contents = style({
  padding: vars.space.md,
  borderRadius: vars.radius.lg,
  backgroundColor: vars.color.sunken,
  '@media': {
    [from.lg]: {
      order: 1,
      position: 'sticky',
      insetBlockStart: '5.5rem',
      maxBlockSize: 'calc(100dvb - 7rem)',
      overflowY: 'auto',
      backgroundColor: 'transparent',
      padding: 0,
      paddingInlineStart: vars.space.md,
      borderRadius: 0,
      borderInlineStart: `1px solid ${vars.color.line}`,
    },
    print: { display: 'none' },
  },
});

/** The border of a long legal text (LEG-01). */
export const document = style({
  minInlineSize: 0,
  border: `1px solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.md,
  padding: vars.space.md,
  '@media': { [from.sm]: { padding: vars.space.xl }, print: { border: 0, padding: 0 } },
});

export const pageLinksContents = style({ fontSize: vars.size.sm });
export const title = style({ fontWeight: vars.weight.semibold });

export const list = style({
  listStyle: 'none',
  ...flexColumn.xs,
  marginBlockStart: vars.space.xs,
});

export const tips = style({
  padding: vars.space.lg,
  borderRadius: vars.radius.lg,
  backgroundColor: vars.color.sunken,
});

export const tipList = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 20rem), 1fr))',
  gap: `${vars.space.xs} ${vars.space.xl}`,
  marginBlockStart: vars.space.sm,
  paddingInlineStart: '1.4em',
});
