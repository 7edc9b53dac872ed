import type Stripe from 'stripe';
import { loadCustomer } from './load-stripe-customer.ts';
import { loadOpenPayment } from './read-stripe-invoice.ts';
import { setTaxId, toStripeAddress } from './stripe-billing.ts';
import { changeCard, finishSetup } from './stripe-card.ts';
import {
  cancelAtPeriodEnd,
  cancelNow,
  lowerPlan,
  previewPlan,
  raisePlan,
  schedulePlan,
} from './stripe-plans.ts';
import { createStripePrices, type StripePrices, syncPlans } from './stripe-prices.ts';
import { abandonPayment, startSubscription } from './stripe-purchase.ts';

const key = 'check';
const customerID = 'cus_1';
const subscriptionID = 'sub_1';
const paymentMethod = 'pm_1';
const address = { line1: 'Via Torino 5', city: 'Milano', postalCode: '20123', country: 'IT' };

/** Replaces the real lookup of prices, because stripe-mock's fixtures have none of ours. */
const prices: StripePrices = {
  priceOf: async (planId) => `price_${planId}`,
  levelOf: async (price) => (price === 'price_premium' ? 'premium' : 'gold'),
};

/** Every operation of the adapter, then calls with the adapter's parameters that no stripe-mock fixture leads to. */
export const checkedCalls: Readonly<Record<string, (stripe: Stripe) => Promise<unknown>>> = {
  syncPlans,
  async priceOf(stripe) {
    const { levelOf } = createStripePrices(stripe, { error: () => undefined });
    await levelOf('price_1');
  },
  createCustomer: (stripe) => stripe.customers.create({ metadata: { businessID: 'b1' } }),
  startSubscription: (stripe) =>
    startSubscription(stripe, prices, {
      ...{ key, customerID, changeID: 'c1', planId: 'gold', paymentMethod, email: 'olga@rossi.example' },
      taxId: { type: 'eu_vat', value: 'IT12345678901' },
    }),
  raisePlan: (stripe) => raisePlan(stripe, prices, { key, subscriptionID, planId: 'premium' }),
  lowerPlan: (stripe) => lowerPlan(stripe, prices, { key, subscriptionID, planId: 'gold' }),
  schedulePlan: (stripe) => schedulePlan(stripe, prices, { key, subscriptionID, planId: 'gold' }),
  previewPlan: (stripe) => previewPlan(stripe, prices, { subscriptionID, planId: 'premium' }),
  cancelAtPeriodEnd: (stripe) => cancelAtPeriodEnd(stripe, { key, subscriptionID, cancel: true }),
  cancelNow: (stripe) => cancelNow(stripe, { key, subscriptionID }),
  changeCard: (stripe) => changeCard(stripe, { key, customerID, paymentMethod }),
  changeBilling: async (stripe) => {
    await setTaxId(stripe, { key, customerID, taxId: undefined });
    await stripe.customers.update(customerID, { name: 'Rossi', address: toStripeAddress(address) });
  },
  abandonPayment: (stripe) => abandonPayment(stripe, { key, customerID, changeID: 'c1' }),
  loadCustomer: (stripe) => loadCustomer(stripe, prices, customerID),
  async finishSetup(stripe) {
    const customer = await stripe.customers.retrieve(customerID);
    if (!customer.deleted) await finishSetup(stripe, { ...customer, metadata: { pendingSetup: 'seti_1' } });
  },
  async 'an open invoice'(stripe) {
    const invoice = await stripe.invoices.retrieve('in_1', { expand: ['payments'] });
    await loadOpenPayment(stripe, invoice);
    await stripe.invoices.pay('in_1', { payment_method: paymentMethod, off_session: false });
    await stripe.invoices.voidInvoice('in_1');
  },
  'a schedule that is let go': (stripe) => stripe.subscriptionSchedules.release('sub_sched_1'),
  'a schedule that is made': (stripe) =>
    stripe.subscriptionSchedules.create({ from_subscription: subscriptionID }),
  'money that goes back': (stripe) => stripe.refunds.create({ payment_intent: 'pi_1' }),
  'a card that is given up': (stripe) => stripe.setupIntents.cancel('seti_1'),
  'a dispute': (stripe) => stripe.disputes.list({ charge: 'ch_1', limit: 100 }),
  'whose charge it is': (stripe) => stripe.charges.retrieve('ch_1'),
  'all subscriptions': (stripe) => stripe.subscriptions.list({ status: 'all', limit: 100 }),
};
