import { createHash, randomBytes } from 'node:crypto';
import { getSession } from '@wbn/contract/account/account-calls.ts';
import { demoEmail, demoPassword } from '@wbn/demo-world/sign-ins/demo-people.ts';
import type { SessionReply } from '@wbn/session/session.ts';
import { createMemoryStorage } from '@wbn/session/testing/memory-storage.ts';
import { writeSession } from '@wbn/session/write-session.ts';
import { type BrowserContextOptions, request } from 'playwright-core';
import { inject } from 'vitest';

type StorageState = Exclude<BrowserContextOptions['storageState'], string | undefined>;

/**
 * Returns the browser storage of a person of the demo world after a login; sends the requests of the login and the
 * hand-off without rendering their pages.
 */
export async function signIn(username: string): Promise<StorageState> {
  const [site, accounts] = [inject('siteUrl'), inject('accountsUrl')];
  const verifier = randomBytes(32).toString('base64url');
  const challenge = createHash('sha256').update(verifier).digest('base64url');
  const http = await request.newContext();
  try {
    const login = await http.post(
      `${accounts}/login?${new URLSearchParams({ continue: `${site}/`, challenge })}`,
      {
        form: { email: demoEmail(username), password: demoPassword },
        headers: { origin: accounts },
        maxRedirects: 0,
      },
    );
    const token = new URL(login.headers().location ?? '', site).searchParams.get('token');
    if (!token) throw new Error(`${username} cannot log in: ${login.status()}`);
    const exchange = await http.post(`${accounts}/${getSession.path}`, {
      data: { token, verifier },
      headers: { origin: site },
    });
    const { data } = (await exchange.json()) as { data: SessionReply };
    const { cookies } = await http.storageState();
    return { cookies, origins: [{ origin: site, localStorage: asHandOffKeeps(data) }] };
  } finally {
    await http.dispose();
  }
}

function asHandOffKeeps(session: SessionReply): { name: string; value: string }[] {
  const storage = createMemoryStorage();
  writeSession(storage, session);
  return [...storage.entries].map(([name, value]) => ({ name, value }));
}
