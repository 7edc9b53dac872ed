import { createGlobalThemeContract, type StyleRule } from '@vanilla-extract/css';

const kebab = (word: string) => word.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Every design decision a stylesheet may refer to, as a CSS variable with a readable name (`--wbn-color-text`). */
export const vars = createGlobalThemeContract(
  {
    brand: { primary: null, primaryDark: null, accent: null },
    color: {
      /** Behind everything. */
      page: null,
      /** Panels and cards. */
      surface: null,
      /** What floats: menus, toasts. */
      raised: null,
      /** Wells: skeletons, table heads, photo boxes. */
      sunken: null,
      /** Ground of a row or quiet button under the pointer. */
      hover: null,
      /** Hairlines between things. */
      line: null,
      /** Borders of what already has words in it: secondary buttons. */
      lineStrong: null,
      /** Borders of controls; 3:1 on surfaces. */
      control: null,
      text: null,
      muted: null,
      /** Fill of primary buttons. */
      brand: null,
      brandHover: null,
      onBrand: null,
      /** Links and brand-coloured words; readable on every ground of the theme. */
      brandText: null,
      brandSoft: null,
      accent: null,
      success: null,
      successSoft: null,
      warning: null,
      warningSoft: null,
      danger: null,
      dangerSoft: null,
      gold: null,
      goldSoft: null,
      premium: null,
      premiumSoft: null,
      platinum: null,
      platinumSoft: null,
      focus: null,
      overlay: null,
    },
    space: { xxs: null, xs: null, sm: null, md: null, lg: null, xl: null, xxl: null, xxxl: null },
    radius: { sm: null, md: null, lg: null, full: null },
    font: { body: null },
    size: { xs: null, sm: null, md: null, lg: null },
    leading: { xs: null, sm: null, md: null, lg: null },
    headingSize: { sm: null, md: null, lg: null, xl: null },
    headingLeading: { sm: null, md: null, lg: null, xl: null },
    weight: { regular: null, medium: null, semibold: null, bold: null },
    shadow: { raised: null, overlay: null },
    width: { wide: null, text: null },
    layer: { sticky: null, menu: null, toast: null },
    motion: { fast: null, slow: null },
  },
  (_value, path) => `wbn-${path.map(kebab).join('-')}`,
);

/*
 * Rules that many stylesheets share, to be spread into their own: `style({ ...flexRow.sm, padding: vars.space.md })`.
 */

/** A font size with its line height. */
export const textSize = {
  xs: { fontSize: vars.size.xs, lineHeight: vars.leading.xs },
  sm: { fontSize: vars.size.sm, lineHeight: vars.leading.sm },
  md: { fontSize: vars.size.md, lineHeight: vars.leading.md },
  lg: { fontSize: vars.size.lg, lineHeight: vars.leading.lg },
};

/** Small text that says less than what stands beside it. */
export const mutedText = { ...textSize.sm, color: vars.color.muted };

/** Text that is cut off at the end of its line. */
export const oneLine = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

/** The rule with each gap between the children of its box. */
function withGap<Rule extends StyleRule>(rule: Rule) {
  const gapped = (gap: string) => ({ ...rule, gap });
  const { xxs, xs, sm, md, lg } = vars.space;
  return { none: rule, xxs: gapped(xxs), xs: gapped(xs), sm: gapped(sm), md: gapped(md), lg: gapped(lg) };
}

export const gridBox = withGap({ display: 'grid' });
/** Children below each other. */
export const flexColumn = withGap({ display: 'flex', flexDirection: 'column' });
/** Children beside each other, centred on their line. */
export const flexRow = withGap({ display: 'flex', alignItems: 'center' });
export const inlineRow = withGap({ display: 'inline-flex', alignItems: 'center' });
/** Children beside each other, on as many lines as they need. */
export const flexWrapped = withGap({ display: 'flex', flexWrap: 'wrap' });
/** As `flexWrapped`, with the children at both ends of their line. */
export const flexSpread = withGap({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
});

const outline = { border: `1px solid ${vars.color.line}`, backgroundColor: vars.color.surface };

/** A box with a hairline around it, by the size of its corners. */
export const outlined = {
  md: { ...outline, borderRadius: vars.radius.md },
  lg: { ...outline, borderRadius: vars.radius.lg },
};

/** A box that floats over the page, as menus do. */
export const floating = {
  zIndex: vars.layer.menu,
  border: `1px solid ${vars.color.line}`,
  backgroundColor: vars.color.raised,
  color: vars.color.text,
  boxShadow: vars.shadow.overlay,
};

/** A button that looks like the text around it. */
export const plainButton = { border: 0, backgroundColor: 'transparent', cursor: 'pointer' };
