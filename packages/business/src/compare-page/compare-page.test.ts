import { describe, expect, it } from 'vitest';
import { compareRows } from './compare-page.tsx';

const fact = (key: string, value: string | number | readonly string[] | undefined) => ({
  key,
  label: key,
  value,
});

describe('compareRows', () => {
  it('puts equal facts into one row, marks differences and omits facts that nobody has', () => {
    const rows = compareRows([
      [fact('brand', 'Acme'), fact('year', 1987), fact('ean', undefined), fact('markets', [])],
      [fact('brand', 'Acme'), fact('year', 1990), fact('ean', ''), fact('markets', ['Asia', 'Oceania'])],
    ]);
    expect(rows).toEqual([
      { key: 'brand', label: 'brand', cells: ['Acme', 'Acme'], differs: false },
      { key: 'year', label: 'year', cells: ['1987', '1990'], differs: true },
      { key: 'markets', label: 'markets', cells: [undefined, 'Asia, Oceania'], differs: false },
    ]);
  });

  it('marks no difference for another order or case', () => {
    const rows = compareRows([
      [fact('markets', ['Asia', 'Oceania']), fact('brand', 'ACME')],
      [fact('markets', ['Oceania', 'Asia']), fact('brand', 'Acme')],
    ]);
    expect(rows.map(({ differs }) => differs)).toEqual([false, false]);
  });

  it('marks no difference in a single column', () => {
    expect(compareRows([[fact('brand', 'Acme')]])[0]?.differs).toBe(false);
  });
});
