import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '@wbn/ui-kit/theme/contract.css.ts';

export const list = styleVariants({
  row: {
    display: 'flex',
    flexWrap: 'wrap',
    marginInline: `calc(-1 * ${vars.space.sm})`,
    listStyle: 'none',
  },
  column: { display: 'grid', listStyle: 'none' },
});

export const language = style({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: '2.25rem',
  paddingInline: vars.space.sm,
  borderRadius: vars.radius.md,
  color: vars.color.muted,
  fontSize: vars.size.sm,
  lineHeight: vars.leading.sm,
  ':hover': { color: vars.color.text, backgroundColor: vars.color.hover },
  selectors: {
    '&[aria-current="true"]': { color: vars.color.text, fontWeight: vars.weight.semibold },
  },
});
