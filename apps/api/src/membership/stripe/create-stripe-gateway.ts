import type { PaymentGateway } from '../gateway/payment-gateway.ts';
import { loadCustomer } from './load-stripe-customer.ts';
import { setTaxId, toStripeAddress } from './stripe-billing.ts';
import { changeCard } from './stripe-card.ts';
import { askStripe, createStripeClient, once, type StripeLog, type StripeSettings } from './stripe-client.ts';
import {
  cancelAtPeriodEnd,
  cancelNow,
  lowerPlan,
  previewPlan,
  raisePlan,
  schedulePlan,
} from './stripe-plans.ts';
import { createStripePrices } from './stripe-prices.ts';
import { abandonPayment, startSubscription } from './stripe-purchase.ts';

/** Creates the Stripe adapter of the payment port. Each step of an operation has its own idempotency key. */
export function createStripeGateway(
  settings: Pick<StripeSettings, 'secretKey' | 'publishableKey' | 'apiUrl'>,
  log: StripeLog,
): PaymentGateway {
  const stripe = createStripeClient(settings);
  const prices = createStripePrices(stripe, log);
  const ask = <Answer>(asking: () => Promise<Answer>) => askStripe(log, asking);
  return {
    kind: 'stripe',
    testMode: !settings.secretKey.startsWith('sk_live_'),
    publicKey: settings.publishableKey,
    createCustomer: ({ key, businessID, companyName: name, email }) =>
      ask(async () => {
        // Sends only the business id under this key: name and address may differ in a later attempt, and Stripe refuses one key with other
        // parameters.
        const { id } = await stripe.customers.create({ metadata: { businessID } }, once(key, 'create'));
        await stripe.customers.update(id, { name, email });
        return { customerID: id };
      }),
    loadCustomer: (customerID) => ask(() => loadCustomer(stripe, prices, customerID)),
    async *listCustomers() {
      const seen = new Set<string>();
      const pages = stripe.subscriptions.list({ status: 'all', limit: 100 })[Symbol.asyncIterator]();
      for (let next = await ask(() => pages.next()); !next.done; next = await ask(() => pages.next())) {
        const { customer, metadata } = next.value;
        const customerID = typeof customer === 'string' ? customer : customer.id;
        if (!seen.has(customerID)) yield { customerID, businessID: metadata.businessID };
        seen.add(customerID);
      }
    },
    startSubscription: (given) => ask(() => startSubscription(stripe, prices, given)),
    raisePlan: (given) => ask(() => raisePlan(stripe, prices, given)),
    lowerPlan: (given) => ask(() => lowerPlan(stripe, prices, given)),
    schedulePlan: (given) => ask(() => schedulePlan(stripe, prices, given)),
    previewPlan: (given) => ask(() => previewPlan(stripe, prices, given)),
    cancelAtPeriodEnd: (given) => ask(() => cancelAtPeriodEnd(stripe, given)),
    cancelNow: (given) => ask(() => cancelNow(stripe, given)),
    changeCard: (given) => ask(() => changeCard(stripe, given)),
    changeBilling: ({ key, customerID, billing: { name, email, address, taxId } }) =>
      ask(async () => {
        await setTaxId(stripe, { key, customerID, taxId });
        await stripe.customers.update(
          customerID,
          { name, email, address: toStripeAddress(address) },
          once(key, 'billing'),
        );
      }),
    abandonPayment: (given) => ask(() => abandonPayment(stripe, given)),
  };
}
