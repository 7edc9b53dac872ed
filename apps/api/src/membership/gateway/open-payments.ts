import type { StripeLog } from '../stripe/stripe-client.ts';
import type { TestGatewayOptions } from '../test-gateway/create-test-gateway.ts';
import type { Payments } from './payment-gateway.ts';
import type { PaymentSettings } from './payment-settings.ts';

interface PaymentsOptions extends TestGatewayOptions {
  readonly settings: PaymentSettings;
  /** Logs answers of Stripe that the adapter does not understand. */
  readonly log: StripeLog;
}

/** Opens the configured payment provider; undefined when none is set up. Imports only the one in use: Stripe's library takes 20 MB. */
export async function openPayments({
  settings,
  log,
  db,
  hostUrl,
}: PaymentsOptions): Promise<Payments | undefined> {
  if (settings.kind === 'none') return undefined;
  if (settings.kind === 'stripe') {
    const { createStripeGateway } = await import('../stripe/create-stripe-gateway.ts');
    return { db, gateway: createStripeGateway(settings, log) };
  }
  const { createTestGateway } = await import('../test-gateway/create-test-gateway.ts');
  return { db, gateway: createTestGateway({ db, hostUrl }) };
}
