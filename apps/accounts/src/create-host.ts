import { openMailer } from '@wbn/host/start/open-mailer.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import { createExporter } from './account/export/exporter.ts';
import { createAccountPost } from './account-post.ts';
import { createAuth } from './auth/create-auth.ts';
import type { Host, HostSettings } from './host.ts';
import { createTokenService } from './tokens/token-service.ts';
import { createVisitReader } from './visit.ts';

export interface HostOptions {
  readonly settings: HostSettings & { readonly mailFrom: string };
  readonly db: Kysely<Database>;
  readonly secret: string;
  readonly onFailure: (error: unknown) => void;
}

/** Everything that the pages work with; `close` sends what is still to be sent. */
export async function createHost(options: HostOptions): Promise<Host & { close(): Promise<void> }> {
  const { settings, db, secret, onFailure } = options;
  const { accountsUrl } = settings;
  const mailer = openMailer(settings);
  const tokens = createTokenService({ db, secret, issuer: accountsUrl });
  await tokens.prepare();
  const post = createAccountPost(mailer, onFailure);
  const exports = createExporter({ db, settings, send: (message) => mailer.send(message), onFailure });
  return {
    settings,
    db,
    auth: createAuth({ db, accountsUrl, secret }),
    tokens,
    post,
    exports,
    readVisit: createVisitReader(settings),
    async close() {
      await post.settled();
      await exports.stop();
      mailer.close();
    },
  };
}
