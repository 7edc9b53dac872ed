import { beforeAll, describe, expect, inject, it } from 'vitest';
import { canonicalPath, findBusinessId, findProductId, findUserId } from './testing/find-address.ts';
import { findViolations } from './testing/find-violations.ts';
import { enterPassword } from './testing/log-in.ts';
import { useVisitor } from './testing/visit.ts';

const visitor = useVisitor();
const addresses: Record<string, string> = {
  home: '/',
  results: '/search-result?business=MA&countries=global&search=',
  industries: '/industries',
};

beforeAll(async () => {
  const [business, product, person] = await Promise.all([
    findBusinessId('Hallwanger Getriebebau').then((id) => canonicalPath(`/business/${id}`)),
    findProductId('bevel-helical gearbox').then((id) => canonicalPath(`/business-product/${id}`)),
    findUserId('Rosalind Ackerby').then((id) => canonicalPath(`/profile/${id}`)),
  ]);
  Object.assign(addresses, { business, product, person });
});

describe('axe finds nothing', () => {
  for (const name of ['home', 'results', 'industries', 'business', 'product', 'person']) {
    for (const colorScheme of ['light', 'dark'] as const) {
      it(`on ${name}, ${colorScheme}`, async () => {
        const page = await visitor.open(addresses[name] ?? '/', {
          colorScheme,
          bypassCSP: true,
          viewport: { width: colorScheme === 'light' ? 1280 : 390, height: 900 },
        });
        expect(await findViolations(page)).toEqual([]);
      });
    }
  }

  it('on login, register and the overview of an account, light and dark; none is wider than 320 pixels', async () => {
    const accounts = inject('accountsUrl');
    const page = await visitor.open(`${accounts}/login`, { bypassCSP: true });
    const check = async () => {
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        expect(await findViolations(page), `${page.url()}, ${colorScheme}`).toEqual([]);
      }
      await page.setViewportSize({ width: 320, height: 700 });
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width, page.url()).toBeLessThanOrEqual(320);
      await page.setViewportSize({ width: 1280, height: 900 });
    };
    await check();
    await page.goto(`${accounts}/register`);
    await check();
    await page.goto(`${accounts}/account`);
    await enterPassword(page, 'elin.sandrup');
    await page.getByRole('heading', { level: 1, name: 'Your account' }).waitFor();
    await check();
  });

  it('nothing is wider than a screen of 320 pixels', async () => {
    for (const path of Object.values(addresses)) {
      const page = await visitor.open(path, { viewport: { width: 320, height: 700 } });
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width, path).toBeLessThanOrEqual(320);
    }
  });
});
