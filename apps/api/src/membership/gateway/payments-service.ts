import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import type { PaymentGateway } from './payment-gateway.ts';

/** What memberships are paid with. */
export interface Payments {
  readonly gateway: PaymentGateway;
  readonly db: Kysely<Database>;
}
