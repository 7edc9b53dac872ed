import { connect } from '@wbn/postgres/connect.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import { receivePaymentEvent } from '../events/receive-event.ts';
import type { StripeLog } from '../stripe/stripe-errors.ts';
import type { TestGatewayOptions } from '../test-gateway/create-test-gateway.ts';
import type { PaymentGateway } from './payment-gateway.ts';
import type { PaymentSettings } from './payment-settings.ts';
import type { Payments } from './payments-service.ts';

interface PaymentsOptions {
  readonly databaseUrl: string;
  readonly settings: PaymentSettings;
  /** Where events are kept: not among the connections that are held while the provider is asked. */
  readonly events: Kysely<Database>;
  /** This host as browsers see it, without a slash at the end. */
  readonly hostUrl: () => string;
  /** Hears what Stripe did not understand. */
  readonly log: StripeLog;
}

export interface OpenPayments extends Payments {
  close(): Promise<void>;
}

/** Companies that may be asking the provider at once; more wait. */
const atOnce = 4;

/** Opens what memberships are paid with; undefined where the operator has set up no payment. */
export async function openPayments({
  databaseUrl,
  settings,
  events,
  hostUrl,
  log,
}: PaymentsOptions): Promise<OpenPayments | undefined> {
  if (settings.kind === 'none') return undefined;
  const { db, close } = connect(databaseUrl, { max: atOnce, applicationName: 'wbn-payments' });
  const gateway = await openGateway(settings, {
    databaseUrl,
    hostUrl,
    log,
    receive: async (event) => {
      await receivePaymentEvent(events, event);
    },
  });
  return {
    gateway,
    db,
    async close() {
      await gateway.close();
      await close();
    },
  };
}

/** Only the one that is used is loaded: Stripe's library takes 20 MB. */
async function openGateway(
  settings: Exclude<PaymentSettings, { kind: 'none' }>,
  { log, ...options }: TestGatewayOptions & Pick<PaymentsOptions, 'log'>,
): Promise<PaymentGateway> {
  if (settings.kind === 'stripe') {
    const { createStripeGateway } = await import('../stripe/create-stripe-gateway.ts');
    return createStripeGateway(settings, log);
  }
  const { createTestGateway } = await import('../test-gateway/create-test-gateway.ts');
  return createTestGateway(options);
}
