import type { JobLog } from '@wbn/host/jobs/run-attempt.ts';
import { openMailer } from '@wbn/host/start/open-mailer.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import { createAuth } from './auth/create-auth.ts';
import type { Host, HostSettings } from './host.ts';
import { createAccountJobs } from './jobs.ts';
import { deriveDeviceKey } from './known-device.ts';
import { createTokenService } from './tokens/token-service.ts';
import { createVisitReader } from './visit.ts';

export interface HostOptions {
  readonly settings: HostSettings & { readonly mailFrom: string };
  readonly db: Kysely<Database>;
  readonly databaseUrl: string;
  readonly secret: string;
  readonly log: JobLog;
}

/** Creates what the pages work with; its `jobs` are not started. */
export async function createHost(options: HostOptions): Promise<Host & { close(): Promise<void> }> {
  const { settings, db, databaseUrl, secret, log } = options;
  const { accountsUrl } = settings;
  const mailer = openMailer(settings);
  const tokens = createTokenService({ db, secret, issuer: accountsUrl, deskUrl: settings.deskUrl });
  await tokens.prepare();
  const auth = createAuth({ db, accountsUrl, secret });
  const jobs = createAccountJobs({ databaseUrl, db, auth, tokens, settings, secret, mailer, log });
  return {
    settings,
    db,
    auth,
    tokens,
    jobs,
    deviceKey: deriveDeviceKey(secret),
    readVisit: createVisitReader(settings),
    async close() {
      await jobs.stop();
      mailer.close();
    },
  };
}
