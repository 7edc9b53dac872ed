import { describe, expect, it } from 'vitest';
import { PageCache } from './page-cache.ts';

describe('PageCache', () => {
  it('drops what was used longest ago when the bytes run over', () => {
    const cache = new PageCache<{ bytes: number }>(100);
    cache.set('a', { bytes: 40 });
    cache.set('b', { bytes: 40 });
    cache.get('a');
    cache.set('c', { bytes: 40 });
    expect([cache.get('a'), cache.get('b'), cache.get('c')].map(Boolean)).toEqual([true, false, true]);
    expect(cache.bytes).toBe(80);
  });

  it('counts a replaced page once and never keeps one that is larger than the cache', () => {
    const cache = new PageCache<{ bytes: number }>(100);
    cache.set('a', { bytes: 40 });
    cache.set('a', { bytes: 50 });
    expect(cache.bytes).toBe(50);
    cache.set('a', { bytes: 101 });
    expect(cache.get('a')).toBeUndefined();
    expect(cache.bytes).toBe(0);
  });
});
