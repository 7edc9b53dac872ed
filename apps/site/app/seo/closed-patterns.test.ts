import { expect, it } from 'vitest';
import { routeRecords } from '../../routing/route-records.ts';
import { closedPatterns } from './closed-patterns.ts';

it("RT-51: closes members' pages and no public page", () => {
  const patterns = closedPatterns(routeRecords);
  expect(patterns).toEqual(
    expect.arrayContaining([
      '/profile$',
      '/profile/edit$',
      '/business/create$',
      '/my-business',
      '/business/*/requests',
      '/setid',
    ]),
  );
  const closes = (path: string) =>
    patterns.some((pattern) =>
      new RegExp(`^${pattern.replaceAll('*', '.*').replace(/[/]/g, '\\/')}`).test(path),
    );
  const open = ['/', '/profile/1', '/business/create-ltd-1/', '/business-product/a-1', '/industries'];
  expect(open.filter(closes)).toEqual([]);
  expect(['/business/1/edit/factory', '/business/1/requests/2', '/my-business?a=1'].every(closes)).toBe(true);
});
