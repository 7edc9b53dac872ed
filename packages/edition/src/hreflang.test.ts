import { expect, it } from 'vitest';
import { hreflangOf } from './hreflang.ts';
import { network, networkSite, siteLanguages } from './network.ts';

it('EDN-05: no hreflang tag stands for two sites', () => {
  const tags = network.flatMap((site) => siteLanguages.map((language) => hreflangOf(site, language)));
  expect(new Set(tags).size).toBe(network.length * siteLanguages.length);
  expect(hreflangOf(networkSite('miami'), 'es')).toBe('es');
  expect(hreflangOf(networkSite('usa'), 'es')).toBe('es-US');
});
