import type { Edition } from '@wbn/edition/edition.ts';
import { describe, expect, it } from 'vitest';
import { createFindSite } from './find-site.ts';

const load = (id: string) => ({
  edition: { id, host: `www.wbn${id}.example` } as Edition,
  publicDir: `/editions/${id}/public`,
  publicFiles: [],
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
  hosts: { api: 'http://localhost:4002', accounts: 'http://localhost:4001' },
});
const found = (host: string | undefined) => {
  const { edition, origin } = findSite(host);
  return [edition.id, origin];
};

describe('findSite (EDN-01)', () => {
  it('finds editions by live host, with https', () => {
    expect(found('www.wbnchile.example')).toEqual(['chile', 'https://www.wbnchile.example']);
    expect(found('WWW.WBNChile.example')).toEqual(['chile', 'https://www.wbnchile.example']);
  });

  it('finds editions by <edition>.localhost in development', () => {
    expect(found('chile.localhost:4000')).toEqual(['chile', 'http://chile.localhost:4000']);
    expect(found('australia.localhost:4000')).toEqual(['australia', 'http://localhost:4000']);
    expect(found('australia.localhost:5000')).toEqual(['australia', 'http://australia.localhost:5000']);
    expect(found('narnia.localhost:4000')).toEqual(['australia', 'http://localhost:4000']);
  });

  it('EDN-05: passes the edition of plain localhost to development sites only', () => {
    const fallback = { edition: 'australia', site: 'http://localhost:4000' };
    expect(findSite('chile.localhost:4000').views.en.hosts.fallback).toEqual(fallback);
    expect(findSite('localhost:4000').views.en.hosts.fallback).toEqual(fallback);
    expect(findSite('www.wbnchile.example').views.en.hosts.fallback).toBeUndefined();
  });

  it('never uses an unknown host as origin', () => {
    expect(found('evil.example')).toEqual(['australia', 'http://localhost:4000']);
    expect(found(undefined)).toEqual(['australia', 'http://localhost:4000']);
  });
});
