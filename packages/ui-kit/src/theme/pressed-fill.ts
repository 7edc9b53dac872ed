import { vars } from './contract.css.ts';

/** The fill of a control while it is pressed: darker, in dark mode lighter. Not in a stylesheet, because those export no functions. */
export function pressedFill(fill: string): string {
  return `color-mix(in srgb, ${fill} 86%, ${vars.color.text})`;
}
