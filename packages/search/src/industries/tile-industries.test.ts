import { expect, it } from 'vitest';
import { tileIndustries } from './tile-industries.ts';

const tree = ['0001', '0002', '0003'].map((id) => ({ id, name: id, description: '', categories: [] }));
const t = (key: string, values?: Record<string, unknown>) => `${key} ${values?.count ?? ''}`.trim();

it('tiles count companies of all types, otherwise products, and link to them', () => {
  const counts = { '0001': { MA: 2, DI: 3, PR: 9 }, '0002': { PR: 4 } };
  expect(tileIndustries(t, tree, counts)).toEqual([
    { id: '0001', name: '0001', to: '/companies?industry=0001', detail: 'tiles.companies 5' },
    {
      id: '0002',
      name: '0002',
      to: '/search-result?business=PR&countries=global&search=&industry=0002',
      detail: 'tiles.products 4',
    },
    { id: '0003', name: '0003', to: '/industries#0003', detail: 'tiles.nothing' },
  ]);
  expect(tileIndustries(t, tree.slice(0, 1), undefined)).toEqual([
    { id: '0001', name: '0001', to: '/industries#0001' },
  ]);
});
