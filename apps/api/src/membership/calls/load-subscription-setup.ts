import { loadSubscriptionSetup } from '@wbn/contract/membership/load-subscription-setup.ts';
import { membershipCurrency, membershipPlans } from '@wbn/contract/membership/membership-plans.ts';
import { defineHandler } from '../../server/define-handler.ts';

const plans = membershipPlans.map(({ level: subscription, price, planId }) => ({
  subscription,
  price,
  planId,
}));

export const loadSubscriptionSetupHandler = defineHandler(
  loadSubscriptionSetup,
  async ({ services: { payments } }) => ({
    data: {
      publicKey: payments?.gateway.publicKey ?? '',
      plans,
      currency: membershipCurrency,
      gateway: payments?.gateway.kind ?? ('none' as const),
      testMode: payments?.gateway.testMode ?? false,
    },
  }),
);
