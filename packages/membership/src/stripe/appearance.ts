import type { Appearance } from '@stripe/stripe-js';
import { vars } from '@wbn/ui-kit/theme/contract.css.ts';

/** Our theme as Stripe's appearance. Its frames cannot read our CSS variables, so they get the colours of the current theme, light or dark. */
export function appearanceOf(element: HTMLElement): Appearance {
  const probe = document.createElement('span');
  element.append(probe);
  const read = (property: 'color' | 'fontFamily' | 'fontSize' | 'borderRadius', value: string) => {
    probe.style[property] = value;
    return getComputedStyle(probe)[property];
  };
  const color = (name: keyof typeof vars.color) => read('color', vars.color[name]);
  const appearance: Appearance = {
    theme: 'flat',
    labels: 'above',
    variables: {
      colorPrimary: color('brand'),
      colorBackground: color('surface'),
      colorText: color('text'),
      colorTextSecondary: color('muted'),
      colorDanger: color('danger'),
      fontFamily: read('fontFamily', vars.font.body),
      fontSizeBase: read('fontSize', vars.size.md),
      borderRadius: read('borderRadius', vars.radius.md),
      gridRowSpacing: '16px',
      gridColumnSpacing: '16px',
    },
    rules: {
      '.Input': { border: `1px solid ${color('control')}`, boxShadow: 'none' },
      '.Input:focus': { border: `1px solid ${color('focus')}`, boxShadow: `0 0 0 1px ${color('focus')}` },
      '.Input--invalid': { border: `1px solid ${color('danger')}` },
      '.Label': { fontWeight: '500' },
    },
  };
  probe.remove();
  return appearance;
}

/** Calls back when the theme changes between light and dark. Returns the function that stops it. */
export function watchTheme(onChange: () => void): () => void {
  const dark = matchMedia('(prefers-color-scheme: dark)');
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  dark.addEventListener('change', onChange);
  return () => {
    observer.disconnect();
    dark.removeEventListener('change', onChange);
  };
}
