import { createGlobalThemeContract } from '@vanilla-extract/css';

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
