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

/** An API on the database of another API process that a test kills; it stands for the API after the restart. */
export interface KillableApi extends TestServer {
  /** Starts the process to kill. */
  startProcess(): Promise<ApiProcess>;
  /** Adds a signed-in person with an old account. */
  addPerson(firstName: string): Promise<SignedIn>;
}

/** Both APIs use the same token keys. Ends with the test. */
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
