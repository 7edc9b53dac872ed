import type { SearchEngine } from '@wbn/search-engine/search-engine.ts';
import { describe, expect, it, vi } from 'vitest';
import { findBestOfKind } from './find-best-of-kind.ts';

const gearboxes = { kind: 'product', categories: ['gearboxes'], countries: ['DE'], size: 24 } as const;

function createEngine() {
  const search = vi.fn(async () => ({ ids: ['one', 'two'], total: 2 }));
  return { engine: { search } as unknown as SearchEngine, search };
}

describe('the best of a kind', () => {
  it('searches once a minute', async () => {
    const { engine, search } = createEngine();
    expect(await findBestOfKind(engine, gearboxes, 0)).toEqual(['one', 'two']);
    expect(await findBestOfKind(engine, gearboxes, 59_999)).toEqual(['one', 'two']);
    expect(search).toHaveBeenCalledTimes(1);
    await findBestOfKind(engine, gearboxes, 60_000);
    expect(search).toHaveBeenCalledTimes(2);
    expect(search).toHaveBeenLastCalledWith({ ...gearboxes, text: '', skip: 0 });
  });

  it('distinguishes category, country and engine', async () => {
    const { engine, search } = createEngine();
    const other = createEngine();
    await findBestOfKind(engine, gearboxes, 0);
    await findBestOfKind(engine, { ...gearboxes, countries: [] }, 0);
    await findBestOfKind(engine, { ...gearboxes, categories: ['pumps'] }, 0);
    await findBestOfKind(other.engine, gearboxes, 0);
    expect(search).toHaveBeenCalledTimes(3);
    expect(other.search).toHaveBeenCalledTimes(1);
  });

  it('searches again after a failed search', async () => {
    const { engine, search } = createEngine();
    search.mockRejectedValueOnce(new Error('the database is gone'));
    await expect(findBestOfKind(engine, gearboxes, 0)).rejects.toThrow('gone');
    expect(await findBestOfKind(engine, gearboxes, 1)).toEqual(['one', 'two']);
  });

  it('deletes the oldest entries beyond the limit', async () => {
    const { engine, search } = createEngine();
    for (let kind = 0; kind <= 2_000; kind += 1)
      await findBestOfKind(engine, { ...gearboxes, categories: [String(kind)] }, 0);
    await findBestOfKind(engine, { ...gearboxes, categories: ['2000'] }, 0);
    expect(search).toHaveBeenCalledTimes(2_001);
    await findBestOfKind(engine, { ...gearboxes, categories: ['0'] }, 0);
    expect(search).toHaveBeenCalledTimes(2_002);
  });
});
