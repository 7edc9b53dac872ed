import { createGlobalThemeContract, type StyleRule } from '@vanilla-extract/css';

const kebab = (word: string) => word.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Every design token that stylesheets may use, as a CSS variable with a readable name (`--wbn-color-text`). */
export const vars = createGlobalThemeContract(
  {
    brand: { primary: null, primaryDark: null, accent: null },
    color: {
      /** Background of the page. */
      page: null,
      /** Panels and cards. */
      surface: null,
      /** Floating boxes: menus, toasts. */
      raised: null,
      /** Recessed areas: skeletons, table heads, photo boxes. */
      sunken: null,
      /** Background of a row or quiet button under the pointer. */
      hover: null,
      /** Hairlines between elements. */
      line: null,
      /** Borders of elements that contain words: secondary buttons. */
      lineStrong: null,
      /** Borders of controls; 3:1 on surfaces. */
      control: null,
      text: null,
      muted: null,
      /** Fill of primary buttons. */
      brand: null,
      brandHover: null,
      onBrand: null,
      /** Links and brand-coloured words; readable on every background of the theme. */
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
    /** Space between the letters of headings; none in Chinese. */
    tracking: { sm: null, md: null, lg: null, xl: null },
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

/** Small, muted text for secondary information. */
export const mutedText = { ...textSize.sm, color: vars.color.muted };

/** One line of text that ends in an ellipsis. */
export const oneLine = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

/** Adds variants of a rule by the gap between children. */
function withGap<Rule extends StyleRule>(rule: Rule) {
  const gapped = (gap: string) => ({ ...rule, gap });
  const { xxs, xs, sm, md, lg } = vars.space;
  return { none: rule, xxs: gapped(xxs), xs: gapped(xs), sm: gapped(sm), md: gapped(md), lg: gapped(lg) };
}

export const gridBox = withGap({ display: 'grid' });
/** Children below each other. */
export const flexColumn = withGap({ display: 'flex', flexDirection: 'column' });
/** Children side by side, centred on their line. */
export const flexRow = withGap({ display: 'flex', alignItems: 'center' });
export const inlineRow = withGap({ display: 'inline-flex', alignItems: 'center' });
/** Children side by side, wrapping. */
export const flexWrapped = withGap({ display: 'flex', flexWrap: 'wrap' });
/** Like `flexWrapped`, with the space between the children. */
export const flexSpread = withGap({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
});

const outline = { border: `1px solid ${vars.color.line}`, backgroundColor: vars.color.surface };

/** A box with a hairline border, by the radius of its corners. */
export const outlined = {
  md: { ...outline, borderRadius: vars.radius.md },
  lg: { ...outline, borderRadius: vars.radius.lg },
};

/** A box that floats over the page, such as a menu. */
export const floating = {
  zIndex: vars.layer.menu,
  border: `1px solid ${vars.color.line}`,
  backgroundColor: vars.color.raised,
  color: vars.color.text,
  boxShadow: vars.shadow.overlay,
};

/** Height of what a finger presses; for the media query `touch`. */
export const touchTarget = { minBlockSize: '2.75rem' } as const;

/** A button without border and background. */
export const plainButton = { border: 0, backgroundColor: 'transparent', cursor: 'pointer' };
