import type { ThemeTokens } from './tokens.ts';

const colour = /^(#[0-9a-f]{3,8}|[a-z]+|(?:rgb|hsl|oklch|oklab|lch|lab|hwb)\([\w\s.,%/+-]*\))$/i;

/** Returns the CSS that sets the brand variables, for a `<style>` in the head. Throws on invalid colours. */
export function brandStyle({ primary, primaryDark, accent }: ThemeTokens): string {
  for (const value of [primary, primaryDark, accent]) {
    if (!colour.test(value)) throw new Error(`Not a CSS colour: ${value}`);
  }
  return `:root{--wbn-brand-primary:${primary};--wbn-brand-primary-dark:${primaryDark};--wbn-brand-accent:${accent}}`;
}
