import { describe, expect, it } from 'vitest';
import { readCompareAddress } from './compare-address.ts';

const id = (n: number) => `01939b30-11aa-7c44-8e21-00000000000${n}`;
const read = (query: string) => readCompareAddress(new URLSearchParams(query));

describe('readCompareAddress', () => {
  it('reads up to five ids without duplicates, in their order', () => {
    expect(read(`businesses=${id(2)},${id(1).toUpperCase()},${id(2)}`)).toEqual({
      kind: 'businesses',
      ids: [id(2), id(1)],
      tooMany: false,
      unreadable: 0,
    });
    const six = [1, 2, 3, 4, 5, 6].map(id).join(',');
    expect(read(`products=${six}`)).toMatchObject({ ids: [1, 2, 3, 4, 5].map(id), tooMany: true });
  });

  it('counts invalid ids, and reads an empty address as no ids', () => {
    expect(read(`products=${id(1)},x,;`)).toMatchObject({ ids: [id(1)], unreadable: 2 });
    expect(read('')).toEqual({ kind: 'products', ids: [], tooMany: false, unreadable: 0 });
  });
});
