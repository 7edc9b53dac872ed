import { membershipCurrency, membershipPlans } from '@wbn/contract/membership/membership-plans.ts';
import {
  type Invoice,
  type Subscription,
  storedBillingSchema,
} from '@wbn/contract/membership/payment-shapes.ts';
import {
  listInvoices,
  loadMembership,
  loadSubscriptionSetup,
  type MembershipState,
  previewPlanChange,
} from '@wbn/contract/membership/subscription.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import type { RowOf } from '@wbn/postgres/statement.ts';
import type { Kysely } from 'kysely';
import { requireRole } from '../../business/require-role.ts';
import { cutPage } from '../../lists/page-key.ts';
import { defineHandler } from '../../server/define-handler.ts';
import { callProvider } from '../changes/change-outcome.ts';
import { findUnsettledChange } from '../changes/plan-change.sql.ts';
import { mayManageMembership } from '../policies.ts';
import { findMembership } from '../state/membership.sql.ts';
import { selectInvoices } from './list-invoices.sql.ts';
import { requirePaidPlan, requirePayments, requireSubscription } from './require-membership.ts';

/** The membership as it is sent to an owner; a company without a `membership` row has never paid. */
function presentMembership(
  row: RowOf<typeof findMembership>,
  change: RowOf<typeof findUnsettledChange> | undefined,
): MembershipState {
  const { level, granted_level, version, card, billing } = row;
  const subscription = presentSubscription(row);
  const parsed = storedBillingSchema.safeParse(billing ?? {});
  return {
    level,
    grantedLevel: granted_level ?? level,
    version: version ?? 0,
    ...(subscription && { subscription }),
    ...(card && { card }),
    ...(billing && parsed.success && { billing: parsed.data }),
    ...(change?.state === 'waiting' &&
      change.level &&
      change.client_secret && {
        openPayment: { changeID: change.id, level: change.level, clientSecret: change.client_secret },
      }),
  };
}

function presentSubscription(row: RowOf<typeof findMembership>): Subscription | undefined {
  const { subscription_level: level, subscription_status: status, period_start, period_end } = row;
  if (!level || !status || !period_start || !period_end) return undefined;
  return {
    level,
    status,
    periodStart: period_start.toISOString(),
    periodEnd: period_end.toISOString(),
    cancelAtPeriodEnd: row.cancel_at_period_end ?? false,
    ...(row.scheduled_level && { scheduledLevel: row.scheduled_level }),
    ...(row.next_attempt_at && { nextAttemptAt: row.next_attempt_at.toISOString() }),
  };
}

function presentInvoice(row: RowOf<typeof selectInvoices>): Invoice {
  return {
    invoiceID: row.id,
    ...(row.number && { number: row.number }),
    status: row.status,
    total: row.total,
    amountPaid: row.amount_paid,
    amountRefunded: row.amount_refunded,
    currency: row.currency,
    ...(row.level && { level: row.level }),
    createdAt: row.created_at.toISOString(),
    periodStart: row.period_start.toISOString(),
    periodEnd: row.period_end.toISOString(),
    isDisputed: row.dispute === 'open',
    ...(row.pdf_url && { pdfUrl: row.pdf_url }),
    ...(row.page_url && { pageUrl: row.page_url }),
  };
}

export const loadMembershipHandler = defineHandler(
  loadMembership,
  async ({ user: { userID }, params: { id: businessID }, services: { db } }) => {
    await requireRole(db, { businessID, userID, may: mayManageMembership });
    return { data: await readMembership(db, businessID) };
  },
);

/** Loads the membership of a company as it is sent to an owner. */
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
    const found = await selectInvoices.all(db, { businessID, after, most: pageSize + 1 });
    const { rows, nextID = null } = cutPage(found, pageSize);
    return { data: rows.map(presentInvoice), nextID };
  },
);

export const previewPlanChangeHandler = defineHandler(
  previewPlanChange,
  async ({ user: { userID }, query: { businessID, planId }, services }) => {
    const { gateway } = requirePayments(services);
    requirePaidPlan(planId);
    await requireRole(services.db, { businessID, userID, may: mayManageMembership });
    const { subscriptionID } = requireSubscription(await findMembership.only(services.db, { businessID }));
    const { renewsAt, ...amounts } = await callProvider(() =>
      gateway.previewPlan({ subscriptionID, planId }),
    );
    return { data: { ...amounts, renewsAt: renewsAt.toISOString(), currency: membershipCurrency } };
  },
);
