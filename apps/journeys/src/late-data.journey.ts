import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { canonicalPath, findBusinessId } from './testing/find-address.ts';
import { untilAlive } from './testing/hold-requests.ts';
import { type RunningEdition, startEdition } from './testing/start-edition.ts';
import { type Gate, startGate } from './testing/start-gate.ts';
import { useVisitor } from './testing/visit.ts';

const visitor = useVisitor();
const siteFolder = fileURLToPath(new URL('../../site', import.meta.url));
const nobody = '/business/Nobody-01900000-0000-7000-8000-000000000000/';
let gate: Gate;
let site: RunningEdition;
let company = '';

beforeAll(async () => {
  gate = await startGate(inject('apiUrl'));
  const env = { API_URL: gate.url, PUBLIC_API_URL: inject('apiUrl'), HEAD_DELAY: '0' };
  const id = await findBusinessId('Norrviken Automation');
  [site, company] = await Promise.all([
    startEdition(siteFolder, { ...env, PUBLIC_ACCOUNTS_URL: inject('accountsUrl') }, 'server/main.ts'),
    canonicalPath(`/business/${id}`),
  ]);
}, 60_000);
afterAll(async () => {
  await site.stop();
  gate.close();
});

/** Follows a link to a page whose data does not come yet, and waits until a browser has what the head names. */
async function openLate(path: string) {
  // The first page of a site in a language shows how all of them begin.
  const page = await visitor.open('/about-us', { baseURL: site.url, viewport: { width: 390, height: 844 } });
  await page.goto('about:blank');
  const release = gate.hold();
  const styles = page.waitForResponse((answer) => answer.url().endsWith('.css'));
  await page.goto(path, { waitUntil: 'commit' });
  expect((await styles).ok()).toBe(true);
  expect(await page.locator('body *').count()).toBe(0);
  return { page, release };
}

describe('a page whose data is late', () => {
  it('RT-16: sends its head before, with which a browser begins, and is as whole and alive as any other', async () => {
    const { page, release } = await openLate(company);
    expect(await page.locator('link[rel="stylesheet"]').count()).toBe(1);
    expect(await page.title()).toBe('');
    release();
    await page.getByRole('heading', { level: 1, name: 'Norrviken Automation AB' }).waitFor();
    await untilAlive(page);
    expect(await page.title()).toContain('Norrviken Automation AB');
    expect(await page.locator('link[rel="stylesheet"]').count()).toBe(1);
  });

  it('decision 6: says that it is missing, and a wrong name leads to the right one', async () => {
    const missing = await openLate(nobody);
    missing.release();
    await missing.page.getByRole('heading', { level: 1, name: 'This page could not be found' }).waitFor();
    expect(await missing.page.locator('meta[name="robots"]').getAttribute('content')).toBe('noindex');

    const renamed = await openLate(company.replace('Norrviken-Automation-AB', 'Old-Name'));
    renamed.release();
    await renamed.page.getByRole('heading', { level: 1, name: 'Norrviken Automation AB' }).waitFor();
    expect(new URL(renamed.page.url()).pathname).toBe(company);
  });
});
