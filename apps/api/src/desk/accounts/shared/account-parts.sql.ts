import { defineStatement } from '@wbn/postgres/statement.ts';
import { sql } from 'kysely';

interface OfAccount {
  /** A person, or a company with the companies that were merged into it. */
  readonly ids: readonly string[];
}

/** Newest rows of each kind that a page shows. */
export const mostParts = 20;

/** Measures against an account, newest first. */
export const selectMeasures = defineStatement((db, { ids }: OfAccount) =>
  db
    .selectFrom('measure')
    .select(['id', 'kind', 'reason', 'taken_by', 'created_at', 'until', 'ended_at'])
    .where('target_id', 'in', ids)
    .orderBy('created_at', 'desc')
    .limit(mostParts),
);

/** Reports about an account or what it wrote, newest first. */
export const selectReports = defineStatement(
  (_, { ids }: OfAccount) => sql<{
    id: string;
    resource_type: string;
    reasons: string[];
    decision: 'keep' | 'remove' | null;
    created_at: Date;
  }>`
    select id, resource_type, decision, created_at,
      coalesce((select array_agg(distinct reason order by reason) from report where case_id = one.id), '{}') as reasons
    from report_case as one where owner_id = any(${ids}::text[])
    order by created_at desc limit ${sql.lit(mostParts)}`,
);

/** Inquiries of an account that wait for their release. */
export const selectHeld = defineStatement(
  (_, { ids }: OfAccount) => sql<{ id: string; name: string | null; created_at: Date }>`
    select request.id, request.created_at,
      coalesce(business.company_name, trim(person.first_name || ' ' || person.last_name)) as name
    from request left join business on business.id = to_id left join user_profile as person on person.id = to_id
    where request.status = 'held' and request.withheld_at is null
      and (request.from_id = any(${ids}::text[]) or request.to_id = any(${ids}::text[]))
    order by request.created_at desc limit ${sql.lit(mostParts)}`,
);

/** What an account has objected to, newest first. */
export const selectObjections = defineStatement((db, { ids }: OfAccount) =>
  db
    .selectFrom('objection')
    .select(['id', 'subject_type', 'created_at', 'outcome'])
    .where((is) => is.or([is('party_id', 'in', ids), is('user_id', 'in', ids)]))
    .orderBy('created_at', 'desc')
    .limit(mostParts),
);

export const findMeasure = defineStatement((db, { measureID }: { readonly measureID: string }) =>
  db.selectFrom('measure').select(['target_type', 'target_id']).where('id', '=', measureID),
);
