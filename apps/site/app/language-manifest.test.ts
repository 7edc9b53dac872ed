import { expect, it } from 'vitest';
import { browserManifest, languageManifest } from './language-manifest.ts';

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

it('spares visitors the names of what pages of members import, and of what is loaded already', () => {
  const imports = ['/assets/react.js', '/assets/own.js'];
  const pages = ['es/home', 'es/business', 'es/edit-business', 'es/my-business', 'es/own-profile'];
  const routes = {
    root: { imports: ['/assets/react.js'] },
    ...Object.fromEntries(pages.map((id) => [id, { imports }])),
  };
  const manifest = { url: '/assets/manifest-1a2b.js', version: '1a2b', routes };
  expect(browserManifest(manifest, 'es').routes).toEqual({
    root: { imports: ['/assets/react.js'] },
    'es/home': { imports: ['/assets/own.js'] },
    'es/business': { imports: ['/assets/own.js'] },
    'es/edit-business': { imports: [] },
    'es/my-business': { imports: [] },
    'es/own-profile': { imports: [] },
  });
});
