import { expect, it } from 'vitest';
import { pageWindow } from './pagination.tsx';

it.each([
  [1, 1, [1]],
  [1, 2, [1, 2]],
  [2, 3, [1, 2, 3]],
  [1, 24, [1, 2, 'gap-after', 24]],
  [4, 24, [1, 2, 3, 4, 5, 'gap-after', 24]],
  [5, 24, [1, 'gap-before', 4, 5, 6, 'gap-after', 24]],
  [12, 24, [1, 'gap-before', 11, 12, 13, 'gap-after', 24]],
  [21, 24, [1, 'gap-before', 20, 21, 22, 23, 24]],
  [24, 24, [1, 'gap-before', 23, 24]],
])('SRCH-03: page %i of %i shows only its neighbours', (page, pageCount, slots) => {
  expect(pageWindow(page, pageCount)).toEqual(slots);
});

it('SRCH-03: every page is shown at most once, in order, for any position', () => {
  for (let pageCount = 1; pageCount <= 12; pageCount += 1) {
    for (let page = 1; page <= pageCount; page += 1) {
      const pages = pageWindow(page, pageCount).filter((slot) => typeof slot === 'number');
      expect(pages).toEqual([...new Set(pages)].sort((a, b) => a - b));
      expect(pages).toContain(page);
    }
  }
});
