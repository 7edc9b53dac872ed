import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Database } from '@wbn/postgres/schema.ts';
import { createTestDatabase } from '@wbn/postgres/test-database.ts';
import type { Kysely } from 'kysely';
import { onTestFinished } from 'vitest';
import { addPerson, longAgo } from './fixtures.ts';
import { type ApiProcess, startApiProcess } from './start-api-process.ts';
import { publishTestKeys, type SignedIn, signIn } from './test-tokens.ts';

export interface KillableApi {
  readonly db: Kysely<Database>;
  /** Starts the API as a process, also again after one was killed. */
  start(): Promise<ApiProcess>;
  /** A person with an account of long standing, who is signed in. */
  addPerson(firstName: string): Promise<SignedIn>;
}

/** A database of its own and whoever publishes the keys of tokens, for an API that a test kills and starts again. */
export async function openKillableApi(postgresUrl: string): Promise<KillableApi> {
  const database = await createTestDatabase(postgresUrl);
  const { db } = database;
  const dataDir = mkdtempSync(join(tmpdir(), 'api-test-'));
  const keys = JSON.stringify(await publishTestKeys());
  const accounts = createServer((_, reply) => reply.end(keys)).listen(0, '127.0.0.1');
  await once(accounts, 'listening');
  const issuer = `http://127.0.0.1:${(accounts.address() as AddressInfo).port}`;
  onTestFinished(async () => {
    accounts.close();
    await database.drop();
    rmSync(dataDir, { recursive: true });
  });
  return {
    db,
    start: () =>
      startApiProcess({ DATABASE_URL: database.url, DATA_DIR: dataDir, PUBLIC_ACCOUNTS_URL: issuer }),
    async addPerson(firstName) {
      const id = await addPerson(db, { first_name: firstName });
      const email = `${firstName}@rossi.example`.toLowerCase();
      await db
        .insertInto('account.user')
        .values({ id, name: `${firstName} Rossi`, email, email_verified: true, created_at: longAgo })
        .execute();
      return signIn(issuer, id);
    },
  };
}
