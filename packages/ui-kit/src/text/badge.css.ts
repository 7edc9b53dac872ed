import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { inlineRow, textSize, vars } from '../theme/contract.css.ts';

export const badge = style({
  ...inlineRow.xxs,
  maxInlineSize: '100%',
  flex: 'none',
  padding: '0.125rem 0.4375rem',
  borderRadius: vars.radius.sm,
  ...textSize.xs,
  fontWeight: vars.weight.medium,
  letterSpacing: '0.005em',
  whiteSpace: 'nowrap',
});

globalStyle(`${badge} > svg`, { inlineSize: '0.875rem', blockSize: '0.875rem', flex: 'none' });

const toneOf = (ground: string, text: string) => ({
  backgroundColor: ground,
  color: text,
  boxShadow: `inset 0 0 0 1px color-mix(in srgb, ${text} 18%, transparent)`,
});

export const tone = styleVariants({
  neutral: toneOf(vars.color.hover, vars.color.muted),
  brand: toneOf(vars.color.brandSoft, vars.color.brandText),
  success: toneOf(vars.color.successSoft, vars.color.success),
  warning: toneOf(vars.color.warningSoft, vars.color.warning),
  danger: toneOf(vars.color.dangerSoft, vars.color.danger),
  gold: toneOf(vars.color.goldSoft, vars.color.gold),
  premium: toneOf(vars.color.premiumSoft, vars.color.premium),
  platinum: toneOf(vars.color.platinumSoft, vars.color.platinum),
});
