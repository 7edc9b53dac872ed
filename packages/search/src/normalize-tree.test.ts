import { describe, expect, it } from 'vitest';
import { normalizeTree } from './normalize-tree.ts';

const valves = {
  id: '0004.01',
  name: 'Valves',
  subCategories: [
    { id: '0004.01.02', name: 'Gate Valves', order: 2 },
    { id: '0004.01.01', name: 'Ball Valves', order: 1 },
  ],
};
const pumps = { id: '0004.02', name: 'Pumps', subCategories: [] };

describe('the industry tree', () => {
  it('LAY-09: accepts categories as a list or as a map of groups', () => {
    const [list] = normalizeTree([
      { id: '0004', name: 'Industrial Technology', categories: [valves, pumps] },
    ]);
    const [map] = normalizeTree([
      { id: '0004', name: 'Industrial Technology', categories: { a: [valves], b: pumps } },
    ]);
    expect(map).toEqual(list);
    expect(list?.categories.map(({ name }) => name)).toEqual(['Valves', 'Pumps']);
  });

  it('IND-05: sorts sub-categories by order', () => {
    const [industry] = normalizeTree([{ id: '0004', name: 'x', categories: [valves] }]);
    expect(industry?.categories[0]?.subCategories.map(({ name }) => name)).toEqual([
      'Ball Valves',
      'Gate Valves',
    ]);
  });

  it('IND-06: accepts name or text, id or key; missing categories become an empty list', () => {
    expect(normalizeTree([{ key: '0001', text: 'Automation' }])).toEqual([
      { id: '0001', name: 'Automation', description: '', categories: [] },
    ]);
  });
});
