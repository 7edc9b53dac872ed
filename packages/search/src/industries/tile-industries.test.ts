import { expect, it } from 'vitest';
import { tileIndustries } from './tile-industries.ts';

const tree = ['0001', '0002', '0003'].map((id) => ({ id, name: id, description: '', categories: [] }));

it('tiles count companies of all kinds and products, and lead to what is there', () => {
  expect(tileIndustries(tree, { '0001': { MA: 2, DI: 3, PR: 9 }, '0002': { PR: 4 } })).toEqual([
    { id: '0001', name: '0001', to: '/companies?industry=0001', companies: 5, products: 9 },
    {
      id: '0002',
      name: '0002',
      to: '/search-result?business=PR&countries=global&search=&industry=0002',
      companies: 0,
      products: 4,
    },
    { id: '0003', name: '0003', to: '/industries#0003', companies: 0, products: 0 },
  ]);
  expect(tileIndustries(tree.slice(0, 1), undefined)).toEqual([
    { id: '0001', name: '0001', to: '/industries#0001' },
  ]);
});
