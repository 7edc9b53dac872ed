import type { BoundHandler } from '../server/define-handler.ts';
import { cancelSubscriptionHandler } from './calls/cancel-subscription.ts';
import { changeBillingHandler } from './calls/change-billing.ts';
import { changeCardHandler } from './calls/change-card.ts';
import { changePlanHandler } from './calls/change-plan.ts';
import { confirmPaymentHandler } from './calls/confirm-payment.ts';
import { listInvoicesHandler } from './calls/list-invoices.ts';
import { loadMembershipHandler } from './calls/load-membership.ts';
import { loadSubscriptionSetupHandler } from './calls/load-subscription-setup.ts';
import { previewPlanChangeHandler } from './calls/preview-plan-change.ts';
import { resumeSubscriptionHandler } from './calls/resume-subscription.ts';
import { subscribeHandler } from './calls/subscribe.ts';

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
];
