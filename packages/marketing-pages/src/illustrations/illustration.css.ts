import { style } from '@vanilla-extract/css';
import { vars } from '@wbn/ui-kit/theme/contract.css.ts';

const { color } = vars;
const mixed = (share: number, partner: string, base: string = color.brand) =>
  `color-mix(in srgb, ${base} ${share}%, ${partner})`;
const either = (inLight: string, inDark: string) => `light-dark(${inLight}, ${inDark})`;

/** The colours that the SVG files use (`var(--picture-soft)`), derived from brand and theme. */
const palette = {
  /** Background of a picture. */
  '--picture-ground': either(mixed(7, color.surface), mixed(9, color.surface)),
  /** Large, quiet shapes on the background. */
  '--picture-soft': either(mixed(15, color.surface), mixed(18, color.surface)),
  '--picture-mid': either(mixed(40, color.surface), mixed(50, color.surface)),
  '--picture-brand': either(color.brand, mixed(86, '#000000')),
  '--picture-deep': either(mixed(68, '#0b0f16'), mixed(58, '#0b0f16')),
  '--picture-accent': either(color.accent, mixed(88, '#14171c', color.accent)),
  '--picture-accent-deep': mixed(78, '#2a1a00', color.accent),
  '--picture-paper': either('#ffffff', mixed(8, '#323a45')),
  /** Unreadably small text and hairlines on paper. */
  '--picture-line': either(mixed(20, '#dfe3e8'), mixed(26, '#535d6a')),
  '--picture-ink': either(mixed(16, '#232b38'), '#a9b4c2'),
  '--picture-steel': either('#c4ccd6', '#8791a0'),
  '--picture-steel-deep': either('#8e99a8', '#68727f'),
  '--picture-skin1': either('#f1c9a9', '#dcb292'),
  '--picture-skin2': either('#c68a5f', '#b57b52'),
  '--picture-skin3': either('#80513a', '#8a5a41'),
  '--picture-hair': either('#5a3a2a', '#64493a'),
  /** Also used on the accent colour: dark in both themes. */
  '--picture-hair-dark': either('#23262e', '#0a0d12'),
  '--picture-shadow': either('rgb(8 14 26 / 0.14)', 'rgb(0 0 0 / 0.26)'),
  '--picture-shine': either('rgb(255 255 255 / 0.26)', 'rgb(255 255 255 / 0.16)'),
};

/** A fixed 2:1 box, to avoid layout shifts. */
export const picture = style({
  inlineSize: '100%',
  aspectRatio: '2',
  borderRadius: vars.radius.lg,
  backgroundColor: 'var(--picture-ground)',
  vars: palette,
});

/** Square box of a portrait. */
export const portrait = style({ aspectRatio: '1' });
