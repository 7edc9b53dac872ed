import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '@wbn/ui-kit/theme/contract.css.ts';

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  inlineSize: '100%',
  maxInlineSize: 720,
  border: `1px solid ${vars.color.control}`,
  borderRadius: vars.radius.md,
  backgroundColor: vars.color.surface,
  overflow: 'hidden',
  selectors: {
    '&:focus-within': { borderColor: vars.color.brandText, boxShadow: `0 0 0 1px ${vars.color.brandText}` },
  },
});

const field = style({
  minBlockSize: 44,
  border: 'none',
  background: 'none',
  color: vars.color.text,
  font: 'inherit',
  fontSize: vars.size.sm,
});

export const select = style([
  field,
  {
    flex: '1 1 40%',
    minInlineSize: 0,
    paddingInline: vars.space.sm,
    borderInlineEnd: `1px solid ${vars.color.line}`,
    borderBlockEnd: `1px solid ${vars.color.line}`,
    alignItems: 'center',
    textOverflow: 'ellipsis',
    cursor: 'pointer',
    ':focus-visible': {
      outline: `2px solid ${vars.color.focus}`,
      outlineOffset: -4,
      borderRadius: vars.radius.md,
    },
    '@media': {
      '(min-width: 768px)': { flex: '0 1 150px', borderBlockEnd: 'none' },
    },
  },
]);

export const input = style([
  field,
  {
    // On a phone the text has a line of its own beside the button.
    flex: '1 1 calc(100% - 48px)',
    minInlineSize: 0,
    '@media': { '(min-width: 768px)': { flex: '1 1 0' } },
    paddingInline: vars.space.sm,
    // Under 16 px a phone zooms into the field.
    fontSize: vars.size.md,
    ':focus': { outline: 'none' },
    '::placeholder': { color: vars.color.muted, opacity: 1 },
  },
]);

export const submit = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: 48,
  minBlockSize: 44,
  border: 'none',
  backgroundColor: vars.color.brand,
  color: vars.color.onBrand,
  cursor: 'pointer',
  ':hover': { backgroundColor: vars.color.brandHover },
  ':focus-visible': { outline: `2px solid ${vars.color.onBrand}`, outlineOffset: -5 },
});

// WID-10: where a select's list can be styled, it is at most 140 px high with rows of 35 px.
globalStyle(`${select}, ${select}::picker(select)`, {
  '@supports': { '(appearance: base-select)': { appearance: 'base-select' } as never },
});

globalStyle(`${select}::picker(select)`, {
  '@supports': {
    '(appearance: base-select)': {
      maxBlockSize: 140,
      minInlineSize: 220,
      border: `1px solid ${vars.color.line}`,
      borderRadius: vars.radius.md,
      backgroundColor: vars.color.raised,
      boxShadow: vars.shadow.raised,
    },
  },
});

globalStyle(`${select} option`, {
  '@supports': {
    '(appearance: base-select)': { minBlockSize: 35, paddingInline: vars.space.sm, color: vars.color.text },
  },
});
