import { createHash, randomBytes } from 'node:crypto';
import { getSession } from '@wbn/contract/account/account-calls.ts';
import { demoEmail, demoPassword } from '@wbn/demo-world/sign-ins/demo-people.ts';
import type { SessionReply } from '@wbn/session/session.ts';
import { createMemoryStorage } from '@wbn/session/testing/memory-storage.ts';
import { writeSession } from '@wbn/session/write-session.ts';
import { type APIRequestContext, type BrowserContextOptions, type Page, request } from 'playwright-core';
import { inject } from 'vitest';
import type { Visitor } from './visit.ts';

type StorageState = Exclude<BrowserContextOptions['storageState'], string | undefined>;

const wide = { width: 1280, height: 800 };

/** Sessions of the file: a code works once, so colleagues log in once. */
const sessions = new Map<string, Promise<StorageState>>();

/** Opens a page of the desk as a colleague of the demo world, without the login pages, which `entry` tests. */
export async function openDesk(
  visitor: Visitor,
  username: string,
  path = '/cases',
  options: BrowserContextOptions = {},
): Promise<Page> {
  const session = sessions.get(username) ?? signInAtDesk(username);
  sessions.set(username, session);
  const page = await visitor.open(new URL(path, inject('deskUrl')).href, {
    viewport: wide,
    storageState: await session,
    ...options,
  });
  await page.getByRole('navigation', { name: 'Menu' }).waitFor();
  return page;
}

/** Returns the browser storage of a colleague after password, code and hand-off; sends their requests without rendering pages. */
export async function signInAtDesk(username: string): Promise<StorageState> {
  const [desk, accounts] = [inject('deskUrl'), inject('accountsUrl')];
  const verifier = randomBytes(32).toString('base64url');
  const challenge = createHash('sha256').update(verifier).digest('base64url');
  const http = await request.newContext();
  const send = (path: string, form: Record<string, string>) =>
    http.post(new URL(path, accounts).href, { form, headers: { origin: accounts }, maxRedirects: 0 });
  try {
    const query = new URLSearchParams({ continue: `${desk}/`, challenge });
    const asked = await send(`/login?${query}`, { email: demoEmail(username), password: demoPassword });
    const next = asked.headers().location ?? `/login/second-factor?${query}`;
    const confirmed = await send(next, { way: 'app', code: await readCode(http, username) });
    const token = new URL(confirmed.headers().location ?? '', desk).searchParams.get('token');
    if (!token) throw new Error(`${username} cannot log in at the desk: ${confirmed.status()}`);
    const exchange = await http.post(`${accounts}/${getSession.path}`, {
      data: { token, verifier },
      headers: { origin: desk },
    });
    const { data } = (await exchange.json()) as { data: SessionReply };
    const storage = createMemoryStorage();
    writeSession(storage, data);
    const localStorage = [...storage.entries].map(([name, value]) => ({ name, value }));
    const { cookies } = await http.storageState();
    return { cookies, origins: [{ origin: desk, localStorage }] };
  } finally {
    await http.dispose();
  }
}

/** The present code of a colleague, which only the outbox page on localhost shows. */
async function readCode(http: APIRequestContext, username: string): Promise<string> {
  const outbox = await (await http.get(`${inject('accountsUrl')}/outbox`)).text();
  const [, code] = new RegExp(`${demoEmail(username)}</span><code>(\\d{6})<`).exec(outbox) ?? [];
  if (!code) throw new Error(`The outbox page shows no code of ${username}`);
  return code;
}
