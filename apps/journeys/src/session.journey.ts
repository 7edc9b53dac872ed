import type { BrowserContext, Page } from 'playwright-core';
import { expect, inject, it } from 'vitest';
import { isHydrated } from './testing/is-hydrated.ts';
import { accountMenu } from './testing/log-in.ts';
import { newEmail, registerFromHere } from './testing/register.ts';
import { useVisitor } from './testing/visit.ts';

const visitor = useVisitor();
const wide = { viewport: { width: 1280, height: 900 } };
const sessionKeys = ['profile', 'refreshToken', 'refreshTokenExpire', 'token', 'tokenExpire', 'userID'];

const storedKeys = (page: Page) => page.evaluate(() => Object.keys(localStorage).toSorted());
const stored = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name) ?? '', key);

/** Offline the layout and the signed-in person stay, with or without the next page's code; 'Try again' works. */
async function losesConnection(context: BrowserContext): Promise<void> {
  // A tab outside the error watch, because browsers log failed requests.
  const page = await context.newPage();
  await page.goto(`${inject('siteUrl')}/profile`);
  await accountMenu(page).waitFor();
  const lost = page.getByRole('heading', { level: 1, name: 'No connection' });
  const retry = page.getByRole('link', { name: 'Try again' });
  for (const [link, path] of [
    ['Home', '/'],
    ['My profile', '/profile'],
  ] as const) {
    const way = (name: string) => page.getByRole('banner').getByRole('link', { name, exact: true }).first();
    await expect.poll(() => way('Home').evaluate(isHydrated)).toBe(true);
    await context.setOffline(true);
    if (link === 'My profile') await accountMenu(page).click();
    await way(link).click();
    await lost.waitFor();
    await accountMenu(page).waitFor();
    await retry.click();
    await page.getByText('Still no connection.').waitFor();
    await context.setOffline(false);
    await retry.click();
    await page.waitForURL(`${inject('siteUrl')}${path}`);
    await lost.waitFor({ state: 'detached' });
    await accountMenu(page).waitFor();
  }
  await page.close();
}

it('SES-01 to SES-12: registers, confirms by mail, returns signed in to the same page, and logs out', async () => {
  const page = await visitor.open('/about-us', wide);
  expect(await storedKeys(page)).toEqual([]);
  await registerFromHere(page, newEmail('ana.session'));

  await accountMenu(page).click();
  await page.getByText('Ana Ruiz').waitFor();
  expect(await storedKeys(page)).toEqual(sessionKeys);
  const milliseconds = Number(await stored(page, 'tokenExpire')) - Date.now();
  expect(milliseconds).toBeGreaterThan(0);
  expect(milliseconds).toBeLessThanOrEqual(15 * 60_000);

  await page.getByRole('link', { name: 'My profile' }).click();
  await page.waitForURL('**/profile');
  await page.getByRole('heading', { level: 1, name: 'Ana Ruiz' }).waitFor();

  await losesConnection(page.context());

  const [token, refreshToken] = [await stored(page, 'token'), await stored(page, 'refreshToken')];
  await accountMenu(page).click();
  visitor.expectLogOut();
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.waitForURL(`${inject('siteUrl')}/`);
  expect(await storedKeys(page)).toEqual([]);
  await page.getByRole('banner').getByRole('link', { name: 'Login' }).waitFor();

  // Both tokens are invalid on the servers.
  const headers = { authorization: `Bearer ${token}`, 'x-refresh-token': refreshToken };
  const refused = await Promise.all([
    fetch(new URL('/user/profile', inject('apiUrl')), { headers }),
    fetch(new URL('/refresh-token', inject('accountsUrl')), { method: 'POST', headers }),
  ]);
  expect(refused.map(({ status }) => status)).toEqual([401, 401]);
});

it('SES-10: logs out to home, whatever another tab does, and keeps its drafts', async () => {
  const site = inject('siteUrl');
  visitor.expectLogOut();
  const page = await visitor.open('/about-us', wide);
  await registerFromHere(page, newEmail('ana.leaves'));
  await accountMenu(page).waitFor();
  const other = await page.context().newPage();
  await other.goto(`${site}/profile/edit`);
  await other.getByRole('textbox', { name: 'First name' }).fill('Anabel');
  const drafts = async () => (await storedKeys(page)).filter((key) => key.startsWith('wbn-profile-draft-'));
  await expect.poll(drafts).toHaveLength(1);
  await page.goto(`${site}/my-business`);
  await accountMenu(page).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.waitForURL(`${site}/`);
  await page.getByRole('banner').getByRole('link', { name: 'Login' }).waitFor();
  expect(page.url()).toBe(`${site}/`);
  expect(await drafts()).toHaveLength(1);
});

it('SES-05, SES-14: two tabs with an expired token share one refresh', async () => {
  const page = await visitor.open('/about-us', wide);
  await registerFromHere(page, newEmail('ana.tabs'));
  await accountMenu(page).waitFor();
  const context = page.context();
  const other = await context.newPage();
  const before = await stored(page, 'token');
  const refreshes: string[] = [];
  context.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/refresh-token'))
      refreshes.push(request.url());
  });
  // A page without a session, because a page with one might refresh it before this test does.
  await page.goto('/robots.txt');
  await page.evaluate(() => localStorage.setItem('tokenExpire', String(Date.now() - 1)));
  await Promise.all([page.goto('/contact-us/form'), other.goto(`${inject('siteUrl')}/countries`)]);
  for (const tab of [page, other]) {
    await expect.poll(() => stored(tab, 'token')).not.toBe(before);
    await accountMenu(tab).waitFor();
  }
  expect(await stored(other, 'token')).toBe(await stored(page, 'token'));
  expect(refreshes).toHaveLength(1);
});

it("RT-51, RT-52: redirects members' pages without a session to the login, with the way back", async () => {
  const page = await visitor.open('/about-us', wide);
  for (const path of [
    '/profile',
    '/profile/edit',
    '/my-business?membership=choose-business&plan=gold',
    '/newsfeed',
  ]) {
    const address = `${inject('siteUrl')}${path}`;
    await page.goto(address, { waitUntil: 'commit' });
    await page.waitForURL(`${inject('accountsUrl')}/login**`);
    expect(new URL(page.url()).searchParams.get('continue')).toBe(address);
  }
});

it("SES-13: shows 'Error en token' for a refused hand-off, leads home and stores nothing", async () => {
  const page = await visitor.open('/about-us', wide);
  const said: string[] = [];
  page.on('dialog', (dialog) => {
    said.push(dialog.message());
    void dialog.accept();
  });
  await page.route('**/get-session', (route) =>
    route.fulfill({
      headers: {
        'access-control-allow-origin': inject('siteUrl'),
        'access-control-allow-credentials': 'true',
      },
      json: { success: false, name: 'SessionError', message: 'This sign-in link is used.' },
    }),
  );
  await page.goto(
    `${inject('siteUrl')}/SetID/?token=used&continue=${encodeURIComponent(inject('siteUrl'))}/about-us`,
  );
  await page.waitForURL(`${inject('siteUrl')}/`);
  expect(said).toEqual(['Error en token']);
  expect(await storedKeys(page)).toEqual([]);
});
