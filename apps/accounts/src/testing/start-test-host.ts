import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTestDatabase } from '@wbn/postgres/test-database.ts';
import { createHost } from '../create-host.ts';
import { createServer } from '../create-server.ts';
import type { Host, HostSettings } from '../host.ts';
import { type OutboxMail, readOutbox } from '../outbox/read-outbox.ts';
import { type Browser, openBrowser } from './open-browser.ts';

const accountsUrl = 'http://localhost:4001';
export const siteUrl = 'http://localhost:4000';
export const deskUrl = 'http://localhost:4003';

export interface TestHost extends Host {
  /** A new browser without cookies, at the given or a new address. */
  browser(address?: string): Browser;
  /** The mails to an address, newest first. */
  mailsTo(address: string): Promise<OutboxMail[]>;
  /** Errors that were logged; those left at the end fail the test. */
  readonly failures: object[];
  stop(): Promise<void>;
}

let addresses = 0;

function newAddress(): string {
  addresses += 1;
  return `198.51.${Math.floor(addresses / 250)}.${(addresses % 250) + 1}`;
}

/** Starts the whole account host on an empty database. */
export async function startTestHost(
  postgresUrl: string,
  changes: Partial<HostSettings> = {},
): Promise<TestHost> {
  const database = await createTestDatabase(postgresUrl);
  const outboxDir = mkdtempSync(join(tmpdir(), 'accounts-test-'));
  const failures: object[] = [];
  const host = await createHost({
    db: database.db,
    secret: 'a secret of the tests that is long enough',
    databaseUrl: database.url,
    log: { error: (details, sentence) => failures.push({ sentence, ...details }) },
    settings: {
      production: false,
      siteUrl,
      deskUrl,
      accountsUrl,
      atHome: true,
      edition: 'australia',
      smtpUrl: undefined,
      outboxDir,
      exportsDir: join(outboxDir, 'exports'),
      apiUrl: 'http://127.0.0.1:9',
      mailFrom: 'WBN <no-reply@wbn.example>',
      trustedProxies: ['loopback'],
      logLevel: 'error',
      registrationTime: 0,
      ...changes,
    },
  });
  const server = await createServer(host, { isStopping: () => false, probe: async () => undefined });
  return {
    ...host,
    failures,
    browser: (address = newAddress()) => openBrowser(server, accountsUrl, address),
    async mailsTo(address) {
      await host.jobs.settle();
      const mails = await readOutbox(outboxDir);
      return mails.filter(({ to }) => to === address);
    },
    async stop() {
      await server.close();
      await host.close();
      await database.drop();
      rmSync(outboxDir, { recursive: true, force: true });
      if (failures.length > 0) throw new Error(JSON.stringify(failures[0]));
    },
  };
}

/** The link in a mail. */
export function linkIn(mail: OutboxMail | undefined): URL {
  const address = /^https?:\/\/\S+$/m.exec(mail?.text ?? '')?.[0];
  if (!address) throw new Error('The message has no link');
  return new URL(address);
}
