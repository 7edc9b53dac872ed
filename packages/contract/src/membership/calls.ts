import { answerTestBank } from './answer-test-bank.ts';
import { cancelSubscription } from './cancel-subscription.ts';
import { changeBilling } from './change-billing.ts';
import { changeCard } from './change-card.ts';
import { changePlan } from './change-plan.ts';
import { confirmPayment } from './confirm-payment.ts';
import { createTestPaymentMethod } from './create-test-payment-method.ts';
import { listInvoices } from './list-invoices.ts';
import { loadMembership } from './load-membership.ts';
import { loadSubscriptionSetup } from './load-subscription-setup.ts';
import { previewPlanChange } from './preview-plan-change.ts';
import { resumeSubscription } from './resume-subscription.ts';
import { subscribe } from './subscribe.ts';

export const membershipCalls = [
  loadSubscriptionSetup,
  subscribe,
  confirmPayment,
  loadMembership,
  listInvoices,
  previewPlanChange,
  changePlan,
  cancelSubscription,
  resumeSubscription,
  changeCard,
  changeBilling,
  createTestPaymentMethod,
  answerTestBank,
] as const;
