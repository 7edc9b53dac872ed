import { membershipCurrency } from '@wbn/contract/membership/membership-plans.ts';
import { previewPlanChange } from '@wbn/contract/membership/preview-plan-change.ts';
import { requireRole } from '../../business/require-role.ts';
import { defineHandler } from '../../server/define-handler.ts';
import { askingProvider } from '../changes/outcome-of.ts';
import { mayManageMembership } from '../policies.ts';
import { findMembership } from '../state/membership.sql.ts';
import { requirePayments } from './require-payments.ts';
import { requirePaidPlan } from './require-plan.ts';
import { requireSubscription } from './require-subscription.ts';

export const previewPlanChangeHandler = defineHandler(
  previewPlanChange,
  async ({ user: { userID }, query: { businessID, planId }, services }) => {
    const { gateway } = requirePayments(services);
    requirePaidPlan(planId);
    await requireRole(services.db, { businessID, userID, may: mayManageMembership });
    const { subscriptionID } = requireSubscription(await findMembership.only(services.db, { businessID }));
    const { renewsAt, ...amounts } = await askingProvider(() =>
      gateway.previewPlan({ subscriptionID, planId }),
    );
    return { data: { ...amounts, renewsAt: renewsAt.toISOString(), currency: membershipCurrency } };
  },
);
