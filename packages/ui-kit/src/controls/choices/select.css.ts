import { globalStyle, style } from '@vanilla-extract/css';
import { flexRow, oneLine, textSize, vars } from '../../theme/contract.css.ts';

const customizable = '(appearance: base-select)';
const chevron =
  "url(\"data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 16' fill='none' stroke='%23808a98' stroke-width='1.75' stroke-linecap='round' stroke-linejoin='round'%3E%3Cpath d='m4 6.5 4 4 4-4'/%3E%3C/svg%3E\")";

/** Without a border: the surrounding control has one. */
export const inside = style({
  inlineSize: '100%',
  minInlineSize: 0,
  minBlockSize: '2.75rem',
  paddingInlineStart: vars.space.sm,
  border: 0,
  backgroundColor: 'transparent',
  color: vars.color.text,
  font: 'inherit',
  fontSize: vars.size.sm,
  ':focus-visible': { outlineOffset: -4, borderRadius: vars.radius.md },
});

export const select = style({
  appearance: 'none',
  cursor: 'pointer',
  ...oneLine,
  paddingInlineEnd: '2.25rem',
  backgroundImage: chevron,
  backgroundRepeat: 'no-repeat',
  backgroundSize: '1rem',
  backgroundPosition: `right ${vars.space.sm} center`,
  selectors: { '[dir="rtl"] &': { backgroundPosition: `left ${vars.space.sm} center` } },
  '@supports': {
    [customizable]: {
      appearance: 'base-select' as 'none',
      alignItems: 'center',
      justifyContent: 'flex-start',
      // Cuts long text off before the arrow.
      overflow: 'clip',
      overflowClipMargin: 'content-box',
    },
  },
});

const within = (rules: Parameters<typeof globalStyle>[1]) => ({ '@supports': { [customizable]: rules } });

globalStyle(`${select}::picker-icon`, within({ display: 'none' }));

// WID-10: a list of at most 140 pixels with rows of 35 pixels.
globalStyle(
  `${select}::picker(select)`,
  within({
    appearance: 'base-select' as 'none',
    maxBlockSize: '140px',
    overflowY: 'auto',
    marginBlock: vars.space.xxs,
    padding: 0,
    // Country names are wider than a narrow field.
    minInlineSize: 'max(anchor-size(self-inline), 14rem)' as '0',
    border: `1px solid ${vars.color.line}`,
    borderRadius: vars.radius.md,
    backgroundColor: vars.color.raised,
    color: vars.color.text,
    boxShadow: vars.shadow.overlay,
    scrollbarWidth: 'thin',
  }),
);

globalStyle(
  `${select} option`,
  within({
    ...flexRow.xs,
    minBlockSize: '35px',
    paddingInline: vars.space.sm,
    ...textSize.sm,
    cursor: 'pointer',
  }),
);

globalStyle(
  `${select} option:is(:hover, :focus-visible)`,
  within({ backgroundColor: vars.color.hover, outline: 'none' }),
);

globalStyle(
  `${select} option:checked`,
  within({
    backgroundColor: vars.color.brandSoft,
    color: vars.color.brandText,
    fontWeight: vars.weight.medium,
  }),
);

globalStyle(`${select} option::checkmark`, within({ order: 1, marginInlineStart: 'auto' }));
