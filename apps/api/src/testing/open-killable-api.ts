import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { addPerson, longAgo } from './fixtures.ts';
import { type ApiProcess, startApiProcess } from './start-api-process.ts';
import { startTestServer, type TestServer } from './start-test-server.ts';
import { publishTestKeys, type SignedIn } from './test-tokens.ts';

/** An API that stays, as it is after the restart, over the database of one that a test kills. */
export interface KillableApi extends TestServer {
  /** The one to be killed: a process of its own. */
  startProcess(): Promise<ApiProcess>;
  /** A person with an account of long standing, who is signed in. */
  addPerson(firstName: string): Promise<SignedIn>;
}

/** Both know whoever publishes the keys of tokens. Ends with the test. */
export async function openKillableApi(postgresUrl: string): Promise<KillableApi> {
  const keys = JSON.stringify(await publishTestKeys());
  const accounts = createServer((_, reply) => reply.end(keys)).listen(0, '127.0.0.1');
  await once(accounts, 'listening');
  const issuer = `http://127.0.0.1:${(accounts.address() as AddressInfo).port}`;
  const api = await startTestServer(postgresUrl, { accountsUrl: issuer });
  const dataDir = mkdtempSync(join(tmpdir(), 'api-test-'));
  onTestFinished(async () => {
    accounts.close();
    await api.stop();
    rmSync(dataDir, { recursive: true });
  });
  return {
    ...api,
    startProcess: () =>
      startApiProcess({ DATABASE_URL: api.databaseUrl, DATA_DIR: dataDir, PUBLIC_ACCOUNTS_URL: issuer }),
    async addPerson(firstName) {
      const id = await addPerson(api.db, { first_name: firstName });
      const email = `${firstName}@rossi.example`.toLowerCase();
      await api.db
        .insertInto('account.user')
        .values({ id, name: `${firstName} Rossi`, email, email_verified: true, created_at: longAgo })
        .execute();
      return api.signIn(id);
    },
  };
}
