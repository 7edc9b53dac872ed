import { defineStatement, type RowOf } from '@wbn/postgres/statement.ts';
import { sql } from 'kysely';

interface OfUser {
  readonly userID: string;
}

/** A person with what staff may see of their account: no address, number, password or factor. */
export const findPersonForStaff = defineStatement((db, { userID }: OfUser) =>
  db
    .selectFrom('user_profile as person')
    .leftJoin('account.user as account', 'account.id', 'person.id')
    .select([
      'person.id',
      'person.first_name',
      'person.last_name',
      'person.country',
      'person.preferred_language',
      'person.profession',
      'person.company_name',
      'person.job_position',
      'person.brief_presentation',
      'person.created_at',
      'account.created_at as account_since',
      'account.email_verified',
      'account.two_factor_enabled',
      sql<boolean>`exists (select from account.passkey where user_id = person.id)`.as('has_passkey'),
      sql<boolean>`exists (select from staff_member where user_id = person.id and left_at is null)`.as(
        'is_staff',
      ),
    ])
    .where('person.id', '=', userID),
);

export type PersonForStaff = RowOf<typeof findPersonForStaff>;

/** Open sessions with their sites; the address is a private fact. */
export const selectOpenSessions = defineStatement(
  (_, { userID }: OfUser) => sql<{
    id: string;
    user_agent: string | null;
    created_at: Date;
    last_used_at: Date;
    sites: string[];
  }>`
    with family as (
      select session_id, site, last_used_at, user_agent, created_at, id from account.refresh_family
      where user_id = ${userID} and revoked_at is null and expires_at > now()
    )
    select session.id, session.user_agent, session.created_at, greatest(session.updated_at, max(family.last_used_at)) as last_used_at,
      array_remove(array_agg(distinct family.site), null) as sites
    from account.session as session left join family on family.session_id = session.id
    where session.user_id = ${userID} and session.expires_at > now()
    group by session.id
    union all
    select id, user_agent, created_at, last_used_at, array[site] from family
    where not exists (select from account.session where id = family.session_id and expires_at > now())
    order by last_used_at desc limit 50`,
);

export const selectCompaniesOf = defineStatement((db, { userID }: OfUser) =>
  db
    .selectFrom('business_member as member')
    .innerJoin('business', 'business.id', 'member.business_id')
    .select(['business.id', 'business.company_name', 'member.role', 'business.is_public'])
    .where('member.user_id', '=', userID)
    .orderBy('member.created_at')
    .limit(100),
);

/** How many reports a person has made, and how many of them were upheld and refused. */
export const countReportsBy = defineStatement(
  (_, { userID }: OfUser) => sql<{ total: number; upheld: number; refused: number }>`
    select count(*)::int as total, count(*) filter (where decision = 'remove')::int as upheld,
      count(*) filter (where decision = 'keep')::int as refused
    from report join report_case on report_case.id = report.case_id where report.user_id = ${userID}`,
);

interface EndedSessions extends OfUser {
  /** Null: all. */
  readonly sessionID: string | null;
}

/** Ends sessions at the accounts host; a trigger ends their token families. */
export const deleteSessions = defineStatement(
  (_, { userID, sessionID }: EndedSessions) => sql`
    delete from account.session where user_id = ${userID} and (${sessionID}::text is null or id = ${sessionID})`,
);

/** Ends the token families that are left; the APIs are told and refuse their tokens. */
export const revokeFamilies = defineStatement(
  (_, { userID, sessionID }: EndedSessions) => sql`
    update account.refresh_family set revoked_at = now()
    where user_id = ${userID} and revoked_at is null and (${sessionID}::text is null or ${sessionID} in (id, session_id))`,
);
