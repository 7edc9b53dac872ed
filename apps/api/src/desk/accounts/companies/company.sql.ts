import { notFound } from '@wbn/host/errors/call-error.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import { defineStatement, type RowOf } from '@wbn/postgres/statement.ts';
import { type Kysely, sql } from 'kysely';
import { ownSources } from '../../../business/imported-from.ts';
import type { DeskStaff } from '../../../staff/require-staff.ts';
import { requireEdition } from '../edition-scope.ts';

interface OfBusiness {
  readonly businessID: string;
}

/** A company, also a deleted one, with its plan; addresses and numbers are private facts. */
export const findCompanyForStaff = defineStatement((db, { businessID }: OfBusiness) =>
  db
    .selectFrom('business')
    .leftJoin('membership', 'membership.business_id', 'business.id')
    .select([
      'business.id',
      'business.company_name',
      'business.alternative_names',
      'business.country',
      'business.city',
      'business.business_type',
      'business.status',
      'business.deleted_at',
      'business.created_at',
      'business.short_description',
      'business.subscription',
      'business.verified',
      'business.verified_until',
      'membership.granted_level',
      'membership.paid_level',
      'membership.subscription_status',
      'membership.period_end',
      'membership.cancel_at_period_end',
      sql<string | null>`business.contact ->> 'website'`.as('website'),
      sql<string | null>`case when business.source <> all(${ownSources}::text[]) then business.source end`.as(
        'source',
      ),
    ])
    .where('business.id', '=', businessID),
);

export type CompanyForStaff = RowOf<typeof findCompanyForStaff>;

/** Finds a company of the colleague's editions. Throws NotFound. */
export async function requireCompany(
  db: Kysely<Database>,
  staff: Pick<DeskStaff, 'editions'>,
  businessID: string,
): Promise<CompanyForStaff> {
  const row = await findCompanyForStaff.first(db, { businessID });
  if (!row) throw notFound(`There is no company with the id ${businessID}.`);
  requireEdition(staff, row.country, 'company');
  return row;
}

export const countProducts = defineStatement(
  (_, { businessID }: OfBusiness) => sql<{ shown: number; hidden: number; drafts: number }>`
    select count(*) filter (where is_public)::int as shown,
      count(*) filter (where status = 'published' and not within_plan)::int as hidden,
      count(*) filter (where status = 'draft')::int as drafts
    from product where business_id = ${businessID} and deleted_at is null`,
);

const most = 20;

export const selectHistory = defineStatement((db, { businessID }: OfBusiness) =>
  db
    .selectFrom('membership_entry')
    .select(['kind', 'level', 'amount', 'happened_at'])
    .where('business_id', '=', businessID)
    .orderBy('happened_at', 'desc')
    .limit(most),
);

export const selectPayments = defineStatement((db, { businessID }: OfBusiness) =>
  db
    .selectFrom('membership_invoice')
    .select([
      'id',
      'status',
      'level',
      'total',
      'amount_paid',
      'amount_refunded',
      'currency',
      'dispute',
      'created_at',
    ])
    .where('business_id', '=', businessID)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(most),
);

export const selectBoostLedger = defineStatement((db, { businessID }: OfBusiness) =>
  db
    .selectFrom('boost_entry')
    .select(['kind', 'amount', 'month', 'by_name', 'note', 'created_at'])
    .where('business_id', '=', businessID)
    .orderBy('position', 'desc')
    .limit(most),
);

export const selectSupportLedger = defineStatement((db, { businessID }: OfBusiness) =>
  db
    .selectFrom('support_entry')
    .select(['position', 'kind', 'minutes', 'by_name', 'note', 'created_at'])
    .where('business_id', '=', businessID)
    .orderBy('position', 'desc')
    .limit(most),
);

export const selectVerifications = defineStatement((db, { businessID }: OfBusiness) =>
  db
    .selectFrom('verification_case')
    .select(['id', 'state', 'created_at'])
    .where('business_id', '=', businessID)
    .orderBy('id', 'desc')
    .limit(most),
);

export const countQuotations = defineStatement(
  (_, { businessID }: OfBusiness) => sql<{ asked: number; offered: number }>`
    select (select count(*)::int from quotation where business_id = ${businessID}) as asked,
      (select count(*)::int from quotation_offer where business_id = ${businessID}) as offered`,
);
