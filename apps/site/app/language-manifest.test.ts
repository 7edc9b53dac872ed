import { expect, it } from 'vitest';
import { languageManifest } from './language-manifest.ts';

it('keeps the routes of one language and names a file of its own', () => {
  const manifest = {
    url: '/assets/manifest-1a2b.js',
    version: '1a2b',
    routes: {
      root: { id: 'root' },
      'root/home': { id: 'root/home' },
      'es/home': { id: 'es/home' },
      'routes/robots': { id: 'routes/robots' },
    },
  };
  const part = languageManifest(manifest, 'es');
  expect(Object.keys(part.routes)).toEqual(['root', 'es/home']);
  expect(part.url).toBe('/assets/manifest-1a2b.es.js');
  expect(part.version).toBe('1a2b');
});
