import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { hash } from '@node-rs/argon2';
import { newId } from '@wbn/postgres/new-id.ts';
import { benchData, root } from '../bed/checkout.ts';
import { findFreePort } from '../bed/free-port.ts';
import type { Bed } from '../bed/open-bed.ts';
import { startServer } from '../bed/start-server.ts';
import { type LoadRequest, loadHttp } from '../measure/http-load.ts';
import type { Subject } from '../measure/run-rounds.ts';
import { startWorker } from '../measure/start-worker.ts';

const people = 40;
/** More than are sent in a run: an address may try a hundred times in a quarter of an hour. */
const addresses = 4_000;
/** A login takes long; a shorter stretch would hold too few. */
const leastSeconds = 3;
const source = 'bench-session';
const password = 'a password of the bench';
/** As the auth host makes them (apps/accounts/src/auth/password-hash.ts). */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Logging in on the auth host, up to the way back with a code, beside checking the password's argon2id hash alone. */
export async function logIn(bed: Bed): Promise<Subject> {
  const passwordHash = await hash(password, cost);
  bed.cleanup.add(() => removePeople(bed));
  const emails = await addPeople(bed, passwordHash);
  const url = await startAccounts(bed);
  await logInOnce(url, emails[0] ?? '');
  const requests = Array.from(
    { length: addresses },
    (_, at): LoadRequest => ({
      method: 'POST',
      path: '/login',
      form: { email: emails[at % people] ?? '', password },
      headers: { origin: url, 'x-forwarded-for': `10.${at >> 16}.${(at >> 8) & 255}.${at & 255}` },
    }),
  );
  const argon2 = startWorker(bed.cleanup, new URL('../limits/check-password.ts', import.meta.url), {});
  await argon2.prepare({ passwordHash, password });
  return {
    name: 'log in',
    run: (seconds) => loadHttp(url, requests, Math.max(seconds, leastSeconds), 303),
    limit: { name: 'argon2id alone', run: argon2.run },
    facts: { people },
  };
}

/** The first one loads what it needs. Throws when nobody can log in. */
async function logInOnce(url: string, email: string): Promise<void> {
  const body = new URLSearchParams({ email, password });
  const { status } = await fetch(`${url}/login`, {
    method: 'POST',
    redirect: 'manual',
    headers: { origin: url },
    body,
  });
  if (status !== 303) throw new Error(`Logging in was answered with ${status}`);
}

async function startAccounts(bed: Bed): Promise<string> {
  const port = await findFreePort();
  const url = `http://127.0.0.1:${port}`;
  await startServer(bed.cleanup, {
    name: 'the auth host',
    args: ['src/main.ts'],
    cwd: join(root, 'apps', 'accounts'),
    env: {
      DATABASE_URL: bed.databaseUrl,
      DATA_DIR: benchData,
      ACCOUNTS_HOST: '127.0.0.1',
      ACCOUNTS_PORT: String(port),
      PUBLIC_ACCOUNTS_URL: url,
      AUTH_SECRET: randomUUID(),
      LOG_LEVEL: 'warn',
    },
    port,
    ready: '/health',
  });
  return url;
}

async function addPeople(bed: Bed, passwordHash: string): Promise<string[]> {
  const emails: string[] = [];
  for (let at = 0; at < people; at += 1) {
    const id = newId();
    const email = `${id}@bench.example`;
    await bed.query(
      `insert into user_profile (id, source, source_id, first_name, last_name, username)
       values ($1, $2, $1, 'Bench', 'Person', $1)`,
      [id, source],
    );
    await bed.query(
      `insert into account."user" (id, name, email, email_verified) values ($1, 'Bench Person', $2, true)`,
      [id, email],
    );
    await bed.query(
      `insert into account.account (id, user_id, account_id, provider_id, password)
       values ($1, $2, $2, 'credential', $3)`,
      [newId(), id, passwordHash],
    );
    emails.push(email);
  }
  return emails;
}

/** Their accounts and sessions go with them. */
async function removePeople(bed: Bed): Promise<void> {
  await bed.query('delete from user_profile where source = $1', [source]);
  await bed.query("delete from call_count where call like 'login/%'");
}
