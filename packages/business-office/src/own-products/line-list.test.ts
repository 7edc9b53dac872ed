import { expect, it } from 'vitest';
import { moveItem } from './line-list.tsx';

it('PRD-07: moves an entry within the list and never beyond its ends', () => {
  const list = ['a', 'b', 'c'];
  expect(moveItem(list, 1, 0)).toEqual(['b', 'a', 'c']);
  expect(moveItem(list, 0, 2)).toEqual(['b', 'c', 'a']);
  expect(moveItem(list, 0, -1)).toBe(list);
  expect(moveItem(list, 2, 3)).toBe(list);
  expect(moveItem(list, 5, 0)).toBe(list);
  expect(list).toEqual(['a', 'b', 'c']);
});
