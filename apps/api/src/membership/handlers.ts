import type { BoundHandler } from '../server/define-handler.ts';
import { cancelSubscriptionHandler, resumeSubscriptionHandler } from './calls/cancel-subscription.ts';
import { changeBillingHandler } from './calls/change-billing.ts';
import { changeCardHandler } from './calls/change-card.ts';
import { changePlanHandler } from './calls/change-plan.ts';
import { confirmPaymentHandler } from './calls/confirm-payment.ts';
import {
  listInvoicesHandler,
  loadMembershipHandler,
  loadSubscriptionSetupHandler,
  previewPlanChangeHandler,
} from './calls/load-membership.ts';
import { subscribeHandler } from './calls/subscribe.ts';
import { loadBoostsHandler } from './ledgers/load-boosts.ts';
import { loadSupportHoursHandler } from './ledgers/load-support-hours.ts';
import { startBoostHandler } from './ledgers/start-boost.ts';

export const membershipHandlers: readonly BoundHandler[] = [
  loadSubscriptionSetupHandler,
  subscribeHandler,
  confirmPaymentHandler,
  loadMembershipHandler,
  listInvoicesHandler,
  previewPlanChangeHandler,
  changePlanHandler,
  cancelSubscriptionHandler,
  resumeSubscriptionHandler,
  changeCardHandler,
  changeBillingHandler,
  loadBoostsHandler,
  startBoostHandler,
  loadSupportHoursHandler,
];
