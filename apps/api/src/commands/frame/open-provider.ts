import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import { openPayments } from '../../membership/gateway/open-payments.ts';
import type { Payments } from '../../membership/gateway/payment-gateway.ts';
import type { Settings } from '../../settings.ts';

/** Opens the payment provider of the settings; undefined when none is set up. */
export function openProvider(db: Kysely<Database>, settings: Settings): Promise<Payments | undefined> {
  return openPayments({
    settings: settings.payment,
    db,
    hostUrl: () => settings.publicApiUrl,
    log: { error: (what, message) => console.error(message, what) },
  });
}
