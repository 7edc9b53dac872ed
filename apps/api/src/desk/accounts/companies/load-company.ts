import { loadDeskCompany } from '@wbn/contract/desk/companies.ts';
import { editionOfCountry } from '@wbn/edition/home-site.ts';
import { selectMembers } from '../../../business/members/members.sql.ts';
import { findKeptBusiness } from '../../../business/merged-business.sql.ts';
import { readGrants } from '../../../membership/ledgers/settle-grants.ts';
import { defineHandler } from '../../../server/define-handler.ts';
import { toIsoTime } from '../../../server/iso-time.ts';
import { type MergeRow, selectMergesInto } from '../merge/merge.sql.ts';
import { loadAccountParts } from '../shared/present-parts.ts';
import {
  type CompanyForStaff,
  countProducts,
  countQuotations,
  findCompanyForStaff,
  requireCompany,
  selectBoostLedger,
  selectHistory,
  selectPayments,
  selectSupportLedger,
  selectVerifications,
} from './company.sql.ts';

export const loadDeskCompanyHandler = defineHandler(
  loadDeskCompany,
  async ({ params: { id: businessID }, staff, services: { db } }) => {
    const company = await requireCompany(db, staff, businessID);
    const merges = await selectMergesInto.all(db, { keptID: businessID });
    // Reports about a company that was merged into this one are about this one.
    const ids = [businessID, ...merges.filter(({ undone_at }) => !undone_at).map(({ gone_id }) => gone_id)];
    const kept = await findKeptBusiness.first(db, { id: businessID });
    const mergedInto = kept && (await findCompanyForStaff.first(db, { businessID: kept.id }));
    const [people, products, history, payments, grants, boosts, support, verifications, quotations, parts] =
      await Promise.all([
        selectMembers.all(db, { businessID }),
        countProducts.only(db, { businessID }),
        selectHistory.all(db, { businessID }),
        selectPayments.all(db, { businessID }),
        readGrants(db, businessID, new Date()),
        selectBoostLedger.all(db, { businessID }),
        selectSupportLedger.all(db, { businessID }),
        selectVerifications.all(db, { businessID }),
        countQuotations.only(db, { businessID }),
        loadAccountParts(db, ids),
      ]);
    return {
      data: {
        ...presentCompany(company),
        people: people.map(({ user_id, first_name, last_name, role, created_at }) => ({
          ...{
            userID: user_id,
            name: `${first_name} ${last_name}`.trim(),
            role,
            since: toIsoTime(created_at),
          },
        })),
        products,
        history: history.map(({ kind, level, amount, happened_at }) => ({
          ...{ kind, level, at: toIsoTime(happened_at) },
          ...(amount !== null && { amount }),
        })),
        payments: payments.map(presentPayment),
        boosts: {
          ...grants.boosts,
          entries: boosts.map(({ kind, amount, month, ...entry }) => ({
            ...{ kind, amount, month },
            ...presentEntry(entry),
          })),
        },
        ...(grants.support && {
          support: { granted: grants.support.granted, left: grants.support.left },
        }),
        supportEntries: support.map(({ position, kind, minutes, ...entry }) => ({
          ...{ position, kind, minutes },
          ...presentEntry(entry),
        })),
        verification: {
          isVerified: company.verified,
          ...(company.verified_until && { until: company.verified_until }),
          cases: verifications.map(({ id, state, created_at }) => ({
            ...{ caseID: id, state, at: toIsoTime(created_at) },
          })),
        },
        ...parts,
        quotations,
        merges: merges.map(presentMerge),
        ...(mergedInto && { mergedInto: { businessID: mergedInto.id, name: mergedInto.company_name } }),
      },
    };
  },
);

function presentCompany(row: CompanyForStaff) {
  return {
    ...{ businessID: row.id, name: row.company_name, otherNames: row.alternative_names },
    ...{ businessType: row.business_type, status: row.status, registeredAt: toIsoTime(row.created_at) },
    country: row.country ?? undefined,
    city: row.city ?? undefined,
    edition: editionOfCountry(row.country),
    deletedAt: row.deleted_at ? toIsoTime(row.deleted_at) : undefined,
    source: row.source ?? undefined,
    website: row.website ?? undefined,
    description: row.short_description ?? undefined,
    plan: {
      level: row.subscription,
      granted: row.granted_level ?? row.subscription,
      status: row.subscription_status ?? undefined,
      paidLevel: row.paid_level ?? undefined,
      periodEnd: row.period_end ? toIsoTime(row.period_end) : undefined,
      isEnding: row.cancel_at_period_end === true,
    },
  };
}

type Payment = NonNullable<(typeof selectPayments)['row']>;

const presentPayment = (row: Payment) => ({
  ...{ invoiceID: row.id, status: row.status, total: row.total, currency: row.currency },
  ...{ paid: row.amount_paid, refunded: row.amount_refunded, at: toIsoTime(row.created_at) },
  ...(row.level && { level: row.level }),
  ...(row.dispute && { dispute: row.dispute }),
});

interface Entry {
  readonly by_name: string | null;
  readonly note: string | null;
  readonly created_at: Date;
}

const presentEntry = ({ by_name, note, created_at }: Entry) => ({
  at: toIsoTime(created_at),
  ...(by_name && { by: by_name }),
  ...(note && { note }),
});

const presentMerge = ({ id, gone_id, gone_name, staff_name, merged_at, undone_at, final_at }: MergeRow) => ({
  ...{ mergeID: id, goneID: gone_id, name: gone_name, by: staff_name, at: toIsoTime(merged_at) },
  state: undone_at ? ('undone' as const) : final_at ? ('final' as const) : ('open' as const),
});
