import type { SearchEngine, SearchHits, SearchQuery } from '@wbn/search-engine/search-engine.ts';
import { expect, it, vi } from 'vitest';
import { countOtherKind, searchWithTypeFallback } from './search-with-type-fallback.ts';

const asked: SearchQuery = { kind: 'business', businessType: 'MA', text: 'vino', skip: 0, size: 5 };
const none: SearchHits = { ids: [], total: 0 };
const some: SearchHits = { ids: ['a'], total: 30, loosened: true };
const corrected: SearchHits = { ids: ['b'], total: 2, correction: { typed: 'vino', meant: 'vina' } };
const all: SearchHits = { ids: ['c'], total: 9, full: 1 };

/** An engine that finds these hits: companies of the requested type, companies of all types, products. */
function engineWith(ofType: SearchHits, ofAll: SearchHits, products = none) {
  const search = vi.fn(async ({ kind, businessType }: SearchQuery) =>
    kind === 'product' ? products : businessType ? ofType : ofAll,
  );
  return { engine: { search } as unknown as SearchEngine, search };
}

it('SRCH-07: returns other types when they match all words and the requested type does not', async () => {
  for (const ofType of [none, some, corrected]) {
    const { engine } = engineWith(ofType, all);
    expect(await searchWithTypeFallback(engine, asked, true)).toEqual({ hits: all, allTypes: true });
  }
  const { engine } = engineWith(some, corrected);
  expect(await searchWithTypeFallback(engine, asked)).toEqual({ hits: some });
  expect(await searchWithTypeFallback(engine, asked, true)).toEqual({ hits: corrected, allTypes: true });
});

it('SRCH-07: keeps the requested type unless another matches more words; searches once when it matches all', async () => {
  expect(await searchWithTypeFallback(engineWith(some, some).engine, asked, true)).toEqual({ hits: some });
  const { engine, search } = engineWith(all, all);
  expect(await searchWithTypeFallback(engine, asked, true)).toEqual({ hits: all });
  expect(await searchWithTypeFallback(engine, { ...asked, text: ' ' }, true)).toEqual({ hits: all });
  expect(search).toHaveBeenCalledTimes(2);
});

it('SRCH-06: counts products with all words when no company has them', async () => {
  const { engine } = engineWith(none, some, { ...all, full: 3 });
  expect(await countOtherKind(engine, asked, some, 'PR')).toEqual({ type: 'PR', count: 3, least: false });
  expect(await countOtherKind(engine, asked, all, 'PR')).toBeUndefined();
  expect(await countOtherKind(engineWith(none, none, some).engine, asked, some, 'PR')).toBeUndefined();
});
