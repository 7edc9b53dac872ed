import type { ObjectableType } from '@wbn/contract/social/objections.ts';
import { defineStatement } from '@wbn/postgres/statement.ts';
import { type RawBuilder, sql } from 'kysely';

/** A decision that a person can object to. */
export interface DecisionRow {
  readonly decided_at: Date;
  /** The person or company for which they object. */
  readonly party_id: string;
}

type Found = (given: { readonly id: string; readonly userID: string }) => RawBuilder<DecisionRow>;

const decisions: Readonly<Record<ObjectableType, Found>> = {
  report: ({ id, userID }) => sql`
    select decided_at, ${userID}::text as party_id from report_case as one
    where id = ${id} and decision = 'keep'
      and exists (select from report where case_id = one.id and user_id = ${userID} and is_counted)`,
  claim: ({ id, userID }) => sql`
    select decided_at, business_id as party_id from business_claim
    where id = ${id} and user_id = ${userID} and state = 'refused'`,
  verification: ({ id, userID }) => sql`
    select coalesce(ended_at, decided_at) as decided_at, business_id as party_id from verification_case
    join business_member using (business_id)
    where verification_case.id = ${id} and user_id = ${userID} and role = 'owner' and origin = 'company'
      and (state = 'rejected' or (state = 'ended' and end_reason = 'taken-away'))`,
  request: ({ id, userID }) => sql`
    select withheld_at as decided_at, from_id as party_id from request
    where id = ${id} and status = 'held' and withheld_at is not null and (
      user_id = ${userID}
      or exists (select from business_member where business_id = from_id and business_member.user_id = ${userID}))`,
};

/** Finds a decision that concerns a person; no row for others, and where nothing was refused. */
export const findDecision = defineStatement(
  (_, { type, ...given }: { type: ObjectableType; id: string; userID: string }) => decisions[type](given),
);

interface OfSubject {
  readonly id: string;
}

/**
 * Lets a refused claim wait for staff again, as a dispute where somebody owns the company or claims it; 0 when the person has claimed it again
 * meanwhile.
 */
export const reopenClaim = defineStatement(
  (_, { id }: OfSubject) => sql`
    update business_claim as one set decided_at = null, decided_by = null, reason = null,
      state = case when
        exists (select from business_member where business_id = one.business_id and role = 'owner')
        or exists (
          select from business_claim as other
          where other.business_id = one.business_id and other.id <> one.id and other.state in ('submitted', 'disputed'))
        then 'disputed' else 'submitted' end
    where id = ${id} and state = 'refused' and not exists (
      select from business_claim as other
      where other.business_id = one.business_id and other.user_id = one.user_id
        and other.state in ('started', 'submitted', 'disputed'))`,
);

/** Lets a refused or ended verification wait for staff again; 0 when the company has begun another one meanwhile. */
export const reopenVerification = defineStatement(
  (_, { id }: OfSubject) => sql`
    update verification_case as one set state = 'submitted', decided_at = null, decided_by = null, reason = null,
      valid_until = null, ended_at = null, end_reason = null
    where id = ${id} and state in ('rejected', 'ended') and not exists (
      select from verification_case as other
      where other.business_id = one.business_id and other.state in ('draft', 'submitted', 'in-review', 'more-asked'))`,
);

/** Lets a refused inquiry wait again. */
export const reopenRequest = defineStatement(
  (_, { id }: OfSubject) => sql`
    update request set withheld_at = null where id = ${id} and status = 'held' and withheld_at is not null`,
);

interface WaitingObjection {
  readonly id: string;
  readonly subject_type: string;
  readonly subject_id: string;
  readonly side: 'affected' | 'reporter';
  readonly content: string;
  readonly decider: string | null;
  readonly outcome: string | null;
  readonly answered_at: Date | null;
  readonly created_at: Date;
}

/** Objections that wait, the oldest first, or those that are answered, newest first. */
export const selectObjectionsForStaff = defineStatement(
  (_, { answered, most }: { answered: boolean; most: number }) => sql<WaitingObjection>`
    select id, subject_type, subject_id, side, content, decider, outcome, answered_at, created_at from objection
    where (answered_at is not null) = ${answered}
    order by ${answered ? sql`answered_at desc` : sql`created_at`} limit ${most}`,
);

/** An objection with the name of who objects. */
export const findObjectionForStaff = defineStatement((db, { id }: OfSubject) =>
  db
    .selectFrom('objection')
    .innerJoin('user_profile as person', 'person.id', 'objection.user_id')
    .selectAll('objection')
    .select(sql<string>`trim(person.first_name || ' ' || person.last_name)`.as('person'))
    .where('objection.id', '=', id),
);
