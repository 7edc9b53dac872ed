import { expect, it } from 'vitest';
import { hreflangOf } from './hreflang.ts';
import { languages } from './language.ts';
import { network, networkSite } from './network.ts';

it('EDN-05: no two sites share an hreflang tag', () => {
  const tags = network.flatMap((site) => languages.map((language) => hreflangOf(site, language)));
  expect(new Set(tags).size).toBe(network.length * languages.length);
  expect(hreflangOf(networkSite('miami'), 'es')).toBe('es');
  expect(hreflangOf(networkSite('usa'), 'es')).toBe('es-US');
  expect(hreflangOf(networkSite('hong-kong'), 'zh')).toBe('zh-Hant-HK');
});
