import { createGlobalTheme, globalStyle } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import { brandMix, dark, defaultBrand, light } from './palette.ts';

const pair = (name: keyof typeof light) => `light-dark(${light[name]}, ${dark[name]})`;
const brand = `light-dark(${vars.brand.primary}, ${vars.brand.primaryDark})`;

const mixed = (name: keyof typeof brandMix) => {
  const mix = (colour: string, [share, partner]: readonly [number, string]) =>
    `color-mix(in srgb, ${colour} ${share}%, ${partner})`;
  const { light: inLight, dark: inDark } = brandMix[name];
  return `light-dark(${mix(vars.brand.primary, inLight)}, ${mix(vars.brand.primaryDark, inDark)})`;
};

const { brand: brandVars, ...derived } = vars;

const standIns =
  '"Inter Fallback Wide", "Inter Fallback", system-ui, -apple-system, "Segoe UI", "PingFang SC", "Microsoft YaHei", "Noto Sans", "Noto Sans CJK SC", sans-serif';

/** Fonts with the shapes of Chinese in mainland China, and in Hong Kong and Taiwan; Latin letters stay in Inter. */
const chineseFonts = {
  simplified: '"PingFang SC", "Hiragino Sans GB", "Microsoft YaHei", "Noto Sans CJK SC", "Noto Sans SC"',
  traditional:
    '"PingFang HK", "PingFang TC", "Microsoft JhengHei", "Noto Sans CJK HK", "Noto Sans CJK TC", "Noto Sans TC"',
};

// Specificity zero, so that the edition's `brandStyle` wins wherever it is in the head.
globalStyle(':where(:root)', {
  vars: {
    [brandVars.primary]: defaultBrand.primary,
    [brandVars.primaryDark]: defaultBrand.primaryDark,
    [brandVars.accent]: defaultBrand.accent,
  },
});

globalStyle(':root', { colorScheme: 'light dark' });
globalStyle(':root[data-theme="light"]', { colorScheme: 'light' });
globalStyle(':root[data-theme="dark"]', { colorScheme: 'dark' });

createGlobalTheme(':root', derived, {
  color: {
    page: pair('page'),
    surface: pair('surface'),
    raised: pair('raised'),
    sunken: pair('sunken'),
    hover: pair('hover'),
    line: pair('line'),
    lineStrong: pair('lineStrong'),
    control: pair('control'),
    text: pair('text'),
    muted: pair('muted'),
    brand,
    brandHover: mixed('hover'),
    onBrand: pair('onBrand'),
    brandText: mixed('text'),
    brandSoft: mixed('soft'),
    accent: vars.brand.accent,
    success: pair('success'),
    successSoft: pair('successSoft'),
    warning: pair('warning'),
    warningSoft: pair('warningSoft'),
    danger: pair('danger'),
    dangerSoft: pair('dangerSoft'),
    gold: pair('gold'),
    goldSoft: pair('goldSoft'),
    premium: pair('premium'),
    premiumSoft: pair('premiumSoft'),
    platinum: pair('platinum'),
    platinumSoft: pair('platinumSoft'),
    focus: mixed('text'),
    overlay: pair('overlay'),
  },
  space: {
    xxs: '0.25rem',
    xs: '0.5rem',
    sm: '0.75rem',
    md: '1rem',
    lg: '1.5rem',
    xl: '2rem',
    xxl: '3rem',
    xxxl: '4rem',
  },
  radius: { sm: '4px', md: '6px', lg: '10px', full: '999px' },
  font: {
    body: `"Inter Variable", ${standIns}`,
  },
  size: { xs: '0.75rem', sm: '0.8125rem', md: '0.9375rem', lg: '1.0625rem' },
  leading: { xs: '1rem', sm: '1.25rem', md: '1.5rem', lg: '1.75rem' },
  headingSize: { sm: '0.9375rem', md: '1.125rem', lg: '1.375rem', xl: '1.75rem' },
  headingLeading: { sm: '1.5rem', md: '1.5rem', lg: '2rem', xl: '1.25' },
  tracking: { sm: '-0.006em', md: '-0.012em', lg: '-0.017em', xl: '-0.021em' },
  weight: { regular: '400', medium: '500', semibold: '600', bold: '700' },
  shadow: {
    raised: '0 1px 2px rgb(16 20 28 / 0.06)',
    overlay: '0 12px 32px -8px rgb(16 20 28 / 0.24), 0 2px 6px rgb(16 20 28 / 0.08)',
  },
  width: { wide: '80rem', text: '44rem' },
  layer: { sticky: '10', menu: '20', toast: '30' },
  motion: { fast: '120ms', slow: '300ms' },
});

const chinese = (selector: string, fonts: string) =>
  globalStyle(selector, {
    vars: { [vars.font.body]: `"Inter Variable", ${fonts}, system-ui, sans-serif` },
    fontFamily: vars.font.body,
    letterSpacing: 0,
    lineBreak: 'strict',
  });
chinese(':lang(zh)[lang]', chineseFonts.simplified);
chinese(':lang(zh-Hant)[lang], :lang(zh-HK)[lang], :lang(zh-TW)[lang]', chineseFonts.traditional);

// Chinese signs fill their whole height, so lines of text need more space between them.
globalStyle(':root:lang(zh)', {
  vars: {
    [vars.leading.xs]: '1.125rem',
    [vars.leading.sm]: '1.375rem',
    [vars.leading.md]: '1.6875rem',
    [vars.leading.lg]: '1.9375rem',
    [vars.headingLeading.sm]: '1.625rem',
    [vars.headingLeading.md]: '1.75rem',
    [vars.headingLeading.lg]: '2.125rem',
    [vars.headingLeading.xl]: '1.4',
  },
});
globalStyle(':lang(zh)[lang]', {
  vars: {
    [vars.tracking.sm]: '0',
    [vars.tracking.md]: '0',
    [vars.tracking.lg]: '0',
    [vars.tracking.xl]: '0',
  },
});
