import { demoEmail, demoPassword } from '@wbn/demo-world/sign-ins/demo-people.ts';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { canonicalPath, findBusinessId, findProductId, findUserId } from './testing/find-address.ts';
import { findViolations } from './testing/find-violations.ts';
import { enterPassword, openSignedIn } from './testing/log-in.ts';
import { useVisitor } from './testing/visit.ts';

const visitor = useVisitor();
const wide = { viewport: { width: 1280, height: 900 }, colorScheme: 'light' } as const;
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

describe('axe finds nothing, and no page is wider than 320 pixels', () => {
  for (const name of ['home', 'results', 'industries', 'business', 'product', 'person']) {
    it(`on ${name}: light and wide, dark and narrow`, async () => {
      const page = await visitor.open(addresses[name] ?? '/', { ...wide, bypassCSP: true });
      await check(page);
    });
  }

  it('on login, register and the account overview: light and dark', async () => {
    const accounts = inject('accountsUrl');
    const page = await visitor.open(`${accounts}/login`, { ...wide, bypassCSP: true });
    await check(page);
    await page.goto(`${accounts}/register`);
    await check(page);
    await page.goto(`${accounts}/account`);
    await enterPassword(page, demoEmail('elin.sandrup'), demoPassword);
    await page.getByRole('heading', { level: 1, name: 'Your account' }).waitFor();
    await check(page);
  });

  // Stories run axe on every page of the office without its frame.
  it('on an office page in its frame, with header and company menu: dark on a phone', async () => {
    const page = await openSignedIn(visitor, 'gwenda.marchbank');
    const phone = await visitor.open(
      `/business/${await findBusinessId('Yarrawin Pump & Slurry')}/edit/general`,
      {
        colorScheme: 'dark',
        bypassCSP: true,
        viewport: { width: 320, height: 700 },
        storageState: await page.context().storageState(),
      },
    );
    await phone.getByRole('form', { name: 'General', exact: true }).waitFor();
    expect(await findViolations(phone)).toEqual([]);
  });
});

/** Runs axe in both themes and checks that the page fits a small phone; ends wide and light as it began. */
async function check(page: Page): Promise<void> {
  expect(await findViolations(page), `${page.url()}, light`).toEqual([]);
  await page.setViewportSize({ width: 390, height: 900 });
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await findViolations(page), `${page.url()}, dark`).toEqual([]);
  await page.setViewportSize({ width: 320, height: 700 });
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width, page.url()).toBeLessThanOrEqual(320);
  await page.setViewportSize(wide.viewport);
  await page.emulateMedia({ colorScheme: 'light' });
}
