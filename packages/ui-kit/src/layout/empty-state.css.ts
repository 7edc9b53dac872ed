import { globalStyle, style } from '@vanilla-extract/css';
import { flexColumn, vars } from '../theme/contract.css.ts';

export const state = style({
  ...flexColumn.md,
  alignItems: 'center',
  padding: `${vars.space.xxl} ${vars.space.md}`,
  textAlign: 'center',
});

/** One row of icon and words, for a panel or a narrow column. */
export const compact = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'start',
  columnGap: vars.space.sm,
  rowGap: vars.space.sm,
  padding: `${vars.space.xs} 0`,
  textAlign: 'start',
});

/** A ring around the icon makes it a small picture. */
export const icon = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: '4rem',
  blockSize: '4rem',
  borderRadius: vars.radius.full,
  backgroundColor: vars.color.brandSoft,
  color: vars.color.brandText,
  boxShadow: `0 0 0 0.5rem color-mix(in srgb, ${vars.color.brandSoft} 45%, transparent)`,
  selectors: {
    [`${compact} > &`]: { inlineSize: '2.5rem', blockSize: '2.5rem', boxShadow: 'none' },
  },
});

export const danger = style({
  backgroundColor: vars.color.dangerSoft,
  color: vars.color.danger,
  boxShadow: `0 0 0 0.5rem color-mix(in srgb, ${vars.color.dangerSoft} 45%, transparent)`,
});

globalStyle(`${icon} > svg`, { inlineSize: '1.75rem', blockSize: '1.75rem', strokeWidth: 1.75 });
globalStyle(`${compact} > ${icon} > svg`, { inlineSize: '1.25rem', blockSize: '1.25rem', strokeWidth: 2 });

export const words = style({
  ...flexColumn.xxs,
  maxInlineSize: '32rem',
  minInlineSize: 0,
  selectors: { [`${compact} > &`]: { gap: 0 } },
});

export const title = style({
  fontSize: vars.headingSize.md,
  lineHeight: vars.headingLeading.md,
  fontWeight: vars.weight.semibold,
  letterSpacing: vars.tracking.md,
  textWrap: 'balance',
  selectors: {
    [`${compact} &`]: {
      fontSize: vars.headingSize.sm,
      lineHeight: vars.headingLeading.sm,
      letterSpacing: vars.tracking.sm,
    },
  },
});

export const body = style({ color: vars.color.muted, textWrap: 'pretty' });

globalStyle(`${compact} > :not(${icon}, ${words})`, { gridColumn: 2, justifySelf: 'start' });
