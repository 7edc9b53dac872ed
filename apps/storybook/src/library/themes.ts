import { dark, defaultBrand, light } from '@wbn/ui-kit/theme/palette.ts';
import { create } from 'storybook/theming';

type Palette = typeof dark;

function themeOf(base: 'light' | 'dark', palette: Palette, brand: string) {
  return create({
    base,
    brandTitle: 'WBN components',
    brandUrl: './',
    brandTarget: '_self',
    colorPrimary: brand,
    colorSecondary: brand,
    appBg: palette.page,
    appContentBg: palette.surface,
    appPreviewBg: palette.surface,
    appBorderColor: palette.line,
    appBorderRadius: 8,
    barBg: palette.surface,
    barTextColor: palette.muted,
    barSelectedColor: brand,
    textColor: palette.text,
    textMutedColor: palette.muted,
    inputBg: palette.surface,
    inputBorder: palette.control,
    inputTextColor: palette.text,
  });
}

/** WBN's colours around stories and on pages of the documentation. */
export const docsThemes = {
  light: themeOf('light', light, defaultBrand.primary),
  dark: themeOf('dark', dark, defaultBrand.primaryDark),
};
