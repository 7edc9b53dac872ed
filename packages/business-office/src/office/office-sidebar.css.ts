import { globalStyle, style } from '@vanilla-extract/css';
import { below, from } from '@wbn/ui-kit/theme/breakpoints.ts';
import { vars } from '@wbn/ui-kit/theme/contract.css.ts';

export const place = style({
  minInlineSize: 0,
  '@media': {
    [below.md]: { inlineSize: '100%' },
    [from.md]: { flex: 'none', inlineSize: '15rem', position: 'relative', zIndex: 1 },
    // Where all of it fits below the header it stays in view.
    'screen and (min-width: 992px) and (min-height: 40rem)': {
      position: 'sticky',
      insetBlockStart: '5.5rem',
    },
  },
});

export const column = style({
  display: 'none',
  '@media': { [from.md]: { display: 'block' } },
});

/** What stands on a phone: one line, a touch high. */
export const bar = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.sm,
  inlineSize: '100%',
  minBlockSize: '3rem',
  paddingInline: vars.space.sm,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.lg,
  backgroundColor: vars.color.surface,
  textAlign: 'start',
  cursor: 'pointer',
  ':hover': { backgroundColor: vars.color.hover },
  '@media': { [from.md]: { display: 'none' } },
});

export const sheet = style({ padding: vars.space.md });

export const trigger = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.sm,
  inlineSize: '100%',
  minBlockSize: '3rem',
  padding: vars.space.xs,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.lg,
  backgroundColor: vars.color.surface,
  ':hover': { backgroundColor: vars.color.hover },
});

export const logo = style({
  display: 'grid',
  flex: 'none',
  placeItems: 'stretch',
  inlineSize: '2rem',
  overflow: 'hidden',
  borderRadius: vars.radius.md,
});

export const noLogo = style({
  inlineSize: '1.25rem',
  blockSize: '1.25rem',
  placeSelf: 'center',
  color: vars.color.muted,
});

export const company = style({ flex: '1 1 0', minInlineSize: 0, display: 'flex', flexDirection: 'column' });

export const name = style({
  overflow: 'hidden',
  whiteSpace: 'nowrap',
  textOverflow: 'ellipsis',
  fontSize: vars.size.sm,
  lineHeight: vars.leading.sm,
  fontWeight: vars.weight.semibold,
  color: vars.color.text,
});

export const role = style({ fontSize: vars.size.xs, lineHeight: vars.leading.xs, color: vars.color.muted });

export const icon = style({
  flex: 'none',
  inlineSize: '1.125rem',
  blockSize: '1.125rem',
  color: vars.color.muted,
});

export const search = style({ padding: vars.space.xxs, paddingBlockEnd: vars.space.xs });

export const companies = style({
  maxBlockSize: 'min(22rem, 50dvb)',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
});

export const nothing = style({
  paddingBlock: vars.space.sm,
  paddingInline: vars.space.sm,
  fontSize: vars.size.sm,
  lineHeight: vars.leading.sm,
  color: vars.color.muted,
});

export const more = style({
  marginBlockStart: vars.space.xxs,
  paddingBlockStart: vars.space.xxs,
  borderBlockStart: `1px solid ${vars.color.line}`,
});

export const links = style({
  listStyle: 'none',
  display: 'flex',
  flexDirection: 'column',
  gap: '1px',
  marginBlockStart: vars.space.sm,
  selectors: {
    '& + &': { paddingBlockStart: vars.space.sm, borderBlockStart: `1px solid ${vars.color.line}` },
  },
});

export const link = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.sm,
  minBlockSize: '2.25rem',
  paddingInline: vars.space.sm,
  borderRadius: vars.radius.md,
  fontSize: vars.size.sm,
  lineHeight: vars.leading.sm,
  fontWeight: vars.weight.medium,
  color: vars.color.muted,
  transition: `background-color ${vars.motion.fast}, color ${vars.motion.fast}`,
  ':hover': { backgroundColor: vars.color.hover, color: vars.color.text },
  ':focus-visible': { outlineOffset: '-2px' },
  selectors: {
    '&[aria-current]': {
      backgroundColor: vars.color.brandSoft,
      color: vars.color.brandText,
      fontWeight: vars.weight.semibold,
    },
  },
  // A finger needs more than a pointer.
  '@media': { [below.md]: { minBlockSize: '2.75rem' } },
});

globalStyle(`${link}[aria-current] > ${icon}`, { color: 'inherit' });

export const words = style({ flex: '1 1 0', minInlineSize: 0 });

export const note = style({
  fontSize: vars.size.xs,
  fontWeight: vars.weight.regular,
  fontVariantNumeric: 'tabular-nums',
  color: vars.color.muted,
});

export const loading = style({ display: 'flex', flexDirection: 'column', gap: vars.space.md });

export const empty = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: vars.space.sm,
  padding: vars.space.md,
  border: `1px dashed ${vars.color.lineStrong}`,
  borderRadius: vars.radius.lg,
  fontSize: vars.size.sm,
  lineHeight: vars.leading.sm,
  color: vars.color.muted,
});

export const emptyIcon = style({ inlineSize: '1.5rem', blockSize: '1.5rem' });
