import { membershipCurrency, membershipPlans } from '@wbn/contract/membership/membership-plans.ts';
import {
  listInvoices,
  loadMembership,
  loadSubscriptionSetup,
  type MembershipState,
  previewPlanChange,
} from '@wbn/contract/membership/subscription.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import { requireRole } from '../../business/require-role.ts';
import { defineHandler } from '../../server/define-handler.ts';
import { askingProvider } from '../changes/outcome-of.ts';
import { findUnsettledChange } from '../changes/plan-change.sql.ts';
import { mayManageMembership } from '../policies.ts';
import { findMembership } from '../state/membership.sql.ts';
import { selectInvoices } from './list-invoices.sql.ts';
import { presentInvoice, presentMembership } from './present-membership.ts';
import { requirePayments } from './require-payments.ts';
import { requirePaidPlan } from './require-plan.ts';
import { requireSubscription } from './require-subscription.ts';

export const loadMembershipHandler = defineHandler(
  loadMembership,
  async ({ user: { userID }, params: { id: businessID }, services: { db } }) => {
    await requireRole(db, { businessID, userID, may: mayManageMembership });
    return { data: await readMembership(db, businessID) };
  },
);

/** A company's membership as its owner sees it. */
export async function readMembership(db: Kysely<Database>, businessID: string): Promise<MembershipState> {
  const row = await findMembership.only(db, { businessID });
  return presentMembership(row, await findUnsettledChange.first(db, { businessID }));
}

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

const pageSize = 12;

export const listInvoicesHandler = defineHandler(
  listInvoices,
  async ({ user: { userID }, params: { id: businessID }, query: { nextID: after }, services: { db } }) => {
    await requireRole(db, { businessID, userID, may: mayManageMembership });
    const rows = await selectInvoices.all(db, { businessID, after, most: pageSize + 1 });
    const page = rows.slice(0, pageSize);
    return {
      data: page.map(presentInvoice),
      nextID: rows.length > pageSize ? (page.at(-1)?.id ?? null) : null,
    };
  },
);

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
