import type { Edition } from '@wbn/edition/edition.ts';
import { describe, expect, it } from 'vitest';
import { createFindSite } from './find-site.ts';

const load = (id: string) => ({
  edition: { id, host: `www.wbn${id}.example` } as Edition,
  publicDir: `/editions/${id}/public`,
});
const australia = load('australia');
const chile = load('chile');
const findSite = createFindSite({
  editions: new Map([
    ['australia', australia],
    ['chile', chile],
  ]),
  fallback: australia,
  fallbackOrigin: 'http://localhost:4000',
});
const found = (host: string | undefined) => {
  const { edition, origin } = findSite(host);
  return [edition.id, origin];
};

describe('findSite (EDN-01)', () => {
  it('knows live hosts and their scheme', () => {
    expect(found('www.wbnchile.example')).toEqual(['chile', 'https://www.wbnchile.example']);
    expect(found('WWW.WBNChile.example')).toEqual(['chile', 'https://www.wbnchile.example']);
  });

  it('knows <edition>.localhost at home', () => {
    expect(found('chile.localhost:4000')).toEqual(['chile', 'http://chile.localhost:4000']);
    expect(found('narnia.localhost:4000')).toEqual(['australia', 'http://localhost:4000']);
  });

  it('never takes an origin from a host it does not know', () => {
    expect(found('evil.example')).toEqual(['australia', 'http://localhost:4000']);
    expect(found(undefined)).toEqual(['australia', 'http://localhost:4000']);
  });
});
