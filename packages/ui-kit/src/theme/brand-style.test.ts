import { expect, it } from 'vitest';
import { brandStyle } from './brand-style.ts';

it('sets the three brand variables on the root', () => {
  expect(brandStyle({ primary: '#00634f', primaryDark: 'oklch(0.8 0.1 170)', accent: 'gold' })).toBe(
    ':root{--wbn-brand-primary:#00634f;--wbn-brand-primary-dark:oklch(0.8 0.1 170);--wbn-brand-accent:gold}',
  );
});

it.each(['red;}</style><script>', 'url(x)', ''])('refuses %j, which is no colour', (accent) => {
  expect(() => brandStyle({ primary: '#000', primaryDark: '#fff', accent })).toThrow('Not a CSS colour');
});
