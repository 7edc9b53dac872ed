import { type ChildProcess, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { newId } from '@wbn/postgres/new-id.ts';
import { createTestDatabase, type TestDatabase } from '@wbn/postgres/test-database.ts';
import { afterAll, beforeAll, expect, inject, it, vi } from 'vitest';
import { findFreePorts } from './testing/free-ports.ts';

const site = 'http://localhost:4000';
const secret = 'b'.repeat(43);
const started: ChildProcess[] = [];
let database: TestDatabase;
let dataDir: string;
let accounts: string;
let api: string;

beforeAll(async () => {
  database = await createTestDatabase(inject('postgresUrl'));
  dataDir = mkdtempSync(join(tmpdir(), 'two-hosts-'));
  const [accountsPort, apiPort] = await findFreePorts(2);
  accounts = `http://127.0.0.1:${accountsPort}`;
  api = `http://127.0.0.1:${apiPort}`;
  const env = {
    PATH: process.env.PATH,
    DATABASE_URL: database.url,
    DATA_DIR: dataDir,
    ACCOUNTS_HOST: '127.0.0.1',
    ACCOUNTS_PORT: String(accountsPort),
    API_HOST: '127.0.0.1',
    API_PORT: String(apiPort),
    PUBLIC_ACCOUNTS_URL: accounts,
    LOG_LEVEL: 'error',
  };
  for (const app of ['accounts', 'api']) {
    const program = fileURLToPath(new URL(`../../${app}/src/main.ts`, import.meta.url));
    started.push(spawn(process.execPath, [program], { env, stdio: ['ignore', 'ignore', 'inherit'] }));
  }
  for (const host of [accounts, api])
    await vi.waitFor(async () => expect(await isAlive(host)).toBe(true), { timeout: 30_000 });
});

afterAll(async () => {
  for (const child of started) {
    child.kill('SIGTERM');
    if (child.exitCode === null) await once(child, 'exit');
  }
  await database.drop();
  rmSync(dataDir, { recursive: true, force: true });
});

async function isAlive(host: string): Promise<boolean> {
  return fetch(`${host}/health`).then(
    ({ ok }) => ok,
    () => false,
  );
}

/** Logs a person in on the auth host; returns the code that their browser takes to the site. */
async function logIn(): Promise<{ userID: string; code: string }> {
  const [userID, sessionID, code] = [newId(), newId(), newId()];
  const hash = (text: string) => createHash('sha256').update(text).digest();
  const soon = new Date(Date.now() + 60_000);
  const person = { first_name: 'Ana', last_name: 'Rossi', username: userID };
  const { db } = database;
  await db
    .insertInto('user_profile')
    .values({ id: userID, source: 'member', source_id: userID, ...person })
    .execute();
  const user = { id: userID, name: 'Ana Rossi', email: `${userID}@rossi.example` };
  await db.insertInto('account.user').values(user).execute();
  const session = { id: sessionID, user_id: userID, token: sessionID, expires_at: soon };
  await db.insertInto('account.session').values(session).execute();
  const hashes = { code_hash: hash(code), browser_hash: hash(secret) };
  await db
    .insertInto('account.handoff_code')
    .values({ ...hashes, user_id: userID, session_id: sessionID, site, expires_at: soon })
    .execute();
  return { userID, code };
}

async function send(url: string, method: string, headers: Record<string, string>, body?: object) {
  const response = await fetch(url, {
    method,
    headers: { origin: site, ...(body ? { 'content-type': 'application/json' } : {}), ...headers },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  return { status: response.status, body: await response.json() };
}

async function openSession() {
  const { userID, code } = await logIn();
  const cookie = `__Host-wbn-browser=${secret}`;
  const { body } = await send(`${accounts}/get-session`, 'POST', { cookie }, { token: code });
  return { userID, token: String(body.data.token), refreshToken: String(body.data.refreshToken) };
}

const profile = (token: string) => send(`${api}/user/profile`, 'GET', { authorization: `Bearer ${token}` });
const refresh = (refreshToken: string) =>
  send(`${accounts}/refresh-token`, 'POST', { 'x-refresh-token': refreshToken });
const nameOf = async (answer: Promise<{ body: { name?: string } }>) => (await answer).body.name;

it('CALL-10, CALL-01: accepts the session of a hand-off at the API', async () => {
  const { userID, token } = await openSession();
  const { status, body } = await profile(token);
  expect([status, body.data.userID]).toEqual([200, userID]);
});

it('SES-14: keeps one valid session after twenty concurrent refreshes of two tabs', async () => {
  const { refreshToken } = await openSession();
  const answers = await Promise.all(Array.from({ length: 20 }, () => refresh(refreshToken)));
  expect(new Set(answers.map(({ body }) => body.data.refreshToken)).size).toBe(1);
  for (const { body } of answers) expect((await profile(body.data.token)).status).toBe(200);
  expect((await refresh(answers[0]?.body.data.refreshToken)).status).toBe(200);
});

it('CALL-09: refuses both tokens at both hosts after a log-out', async () => {
  const { token, refreshToken } = await openSession();
  expect((await profile(token)).status).toBe(200);
  const authorization = `Bearer ${token}`;
  const headers = { authorization, 'x-refresh-token': refreshToken };
  expect((await send(`${accounts}/logout`, 'POST', headers)).status).toBe(200);
  await expect.poll(() => nameOf(profile(token))).toBe('SessionError');
  expect(await nameOf(send(`${accounts}/check-token`, 'GET', { authorization }))).toBe('SessionError');
  expect(await nameOf(refresh(refreshToken))).toBe('SessionError');
});

it('ends the session at both hosts when an old refresh token is used again', async () => {
  const { refreshToken } = await openSession();
  const next = (await refresh(refreshToken)).body.data;
  const last = (await refresh(next.refreshToken)).body.data;
  expect(await nameOf(refresh(refreshToken))).toBe('SessionError');
  expect(await nameOf(refresh(last.refreshToken))).toBe('SessionError');
  await expect.poll(() => nameOf(profile(last.token))).toBe('SessionError');
});
