import type { MembershipLevel } from '@wbn/contract/shared/values.ts';
import type { EditionId } from '@wbn/edition/network.ts';
import { defineUnpreparedStatement, type RowOf } from '@wbn/postgres/statement.ts';
import { sql } from 'kysely';
import { isOfEditions } from '../edition-scope.ts';

interface CompanyFilter {
  readonly name: string | undefined;
  readonly editions: readonly EditionId[] | undefined;
  readonly state: keyof typeof states | undefined;
  readonly plan: MembershipLevel | undefined;
  readonly since: string | undefined;
  readonly after: string | undefined;
  readonly size: number;
}

const states = {
  published: sql<boolean>`business.is_public`,
  draft: sql<boolean>`business.status = 'draft' and business.deleted_at is null`,
  unpublished: sql<boolean>`business.status = 'unpublished' and business.deleted_at is null`,
  deleted: sql<boolean>`business.deleted_at is not null`,
  measured: sql<boolean>`business.id in (select target_id from measure
    where target_type = 'business' and ended_at is null and (until is null or until > now()))`,
  unowned: sql<boolean>`not exists (select from business_member where business_id = business.id)`,
} as const;

/** Companies whose name begins with what was typed are taken from an index, so many at most; more letters find the others. */
const mostOfName = 500;

/** Companies, the newest first. */
export const selectCompanies = defineUnpreparedStatement(
  (db, { name, editions, state, plan, since, after, size }: CompanyFilter) => {
    const like = `${(name ?? '').toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;
    return db
      .selectFrom('business')
      .select([
        'id',
        'company_name',
        'country',
        'subscription',
        'status',
        'deleted_at',
        'verified',
        'created_at',
      ])
      .select(
        sql<boolean>`exists (select from business_member where business_id = business.id)`.as('is_owned'),
      )
      .where(isOfEditions('business.country', editions))
      .$if(!!name, (companies) =>
        companies.where(
          sql<boolean>`business.id in (select id from business where lower(company_name) like ${like}
            order by lower(company_name) using ~<~ limit ${mostOfName})`,
        ),
      )
      .$if(state !== undefined, (companies) => companies.where(states[state ?? 'published']))
      .$if(plan !== undefined, (companies) => companies.where('subscription', '=', plan ?? 'standard'))
      .$if(since !== undefined, (companies) => companies.where('id', '>', since ?? ''))
      .$if(after !== undefined, (companies) => companies.where('id', '<', after ?? ''))
      .orderBy('id', 'desc')
      .limit(size);
  },
);

export type CompanyRow = RowOf<typeof selectCompanies>;
