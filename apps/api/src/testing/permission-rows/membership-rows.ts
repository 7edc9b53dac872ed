import { planOf } from '@wbn/contract/membership/membership-plans.ts';
import { addSubscription, addWaitingPayment } from '../add-subscription.ts';
import { billing, membershipCalls } from '../membership-calls.ts';
import type { TestServer } from '../start-test-server.ts';
import { ownerOnly, type PermissionRow, signedIn, type World } from './permission-row.ts';

const buyerOf = ({ businessID, owner: { userID } }: World) => ({ businessID, userID });

/** Gives the company a Premium subscription. */
async function subscribed(world: World, api: TestServer) {
  await addSubscription(api, buyerOf(world));
  return { businessID: world.businessID };
}

async function cancelled(world: World, api: TestServer) {
  const { payments, subscriptionID } = await addSubscription(api, buyerOf(world));
  await payments.gateway.cancelAtPeriodEnd({ key: world.productID, subscriptionID, cancel: true });
  await api.db
    .updateTable('membership')
    .set({ cancel_at_period_end: true })
    .where('business_id', '=', world.businessID)
    .execute();
  return { businessID: world.businessID };
}

/** A card that needs authentication, so that the purchase stays open. */
const payWith = ({ owner }: World, api: TestServer) =>
  membershipCalls(api).payWith(owner, '4000002500003155');

const card = { number: '4242 4242 4242 4242', expMonth: 12, expYear: 2031, cvc: '123', billing };

/** Membership is for the owner (PERM-05, decision 7); prices are for everybody. */
export const membershipRows: readonly PermissionRow[] = [
  { name: 'load-subscription-setup', expected: signedIn },
  {
    name: 'subscribe',
    expected: ownerOnly,
    request: async (world, api) => ({
      body: {
        paymentMethod: await payWith(world, api),
        businessID: world.businessID,
        planId: planOf('gold').planId,
        email: billing.email,
      },
    }),
  },
  {
    name: 'confirm-payment',
    expected: ownerOnly,
    request: async (world, api) => {
      const { businessID, changeID } = await addWaitingPayment(api, buyerOf(world));
      return { body: { businessID, changeID } };
    },
  },
  {
    name: 'load-membership',
    expected: ownerOnly,
    request: ({ businessID }) => ({ params: { id: businessID } }),
  },
  {
    name: 'list-invoices',
    expected: ownerOnly,
    request: ({ businessID }) => ({ params: { id: businessID } }),
  },
  {
    name: 'preview-plan-change',
    expected: ownerOnly,
    request: async (world, api) => ({
      query: { ...(await subscribed(world, api)), planId: planOf('platinum').planId },
    }),
  },
  {
    name: 'change-plan',
    expected: ownerOnly,
    request: async (world, api) => ({
      body: { ...(await subscribed(world, api)), planId: planOf('gold').planId },
    }),
  },
  {
    name: 'cancel-subscription',
    expected: ownerOnly,
    request: async (world, api) => ({ body: await subscribed(world, api) }),
  },
  {
    name: 'resume-subscription',
    expected: ownerOnly,
    request: async (world, api) => ({ body: await cancelled(world, api) }),
  },
  {
    name: 'change-card',
    expected: ownerOnly,
    request: async (world, api) => ({
      body: {
        ...(await subscribed(world, api)),
        paymentMethod: await membershipCalls(api).payWith(world.owner),
      },
    }),
  },
  {
    name: 'change-billing',
    expected: ownerOnly,
    request: async (world, api) => ({ body: { ...(await subscribed(world, api)), billing } }),
  },
  { name: 'create-test-payment-method', expected: signedIn, request: () => ({ body: card }) },
  {
    name: 'answer-test-bank',
    expected: ownerOnly,
    request: async (world, api) => {
      const { businessID, clientSecret } = await addWaitingPayment(api, buyerOf(world));
      return { body: { businessID, clientSecret, succeeds: true } };
    },
  },
];
