import { type LiveKind, liveAudience } from '@wbn/contract/social/live/live-kinds.ts';
import type { LiveCursor } from '@wbn/host/live/live-cursor.ts';
import type { LiveEventRow } from '@wbn/host/live/live-event.sql.ts';
import { defineStatement } from '@wbn/postgres/statement.ts';
import { type Expression, sql } from 'kysely';
import { isNotMuted, noBlockBetween } from '../relations/blocks.sql.ts';

const kindsFor = (audience: (typeof liveAudience)[LiveKind]) =>
  (Object.keys(liveAudience) as LiveKind[]).filter((kind) => liveAudience[kind] === audience);

/** Kinds that whoever follows an author hears of. */
export const followedKinds = kindsFor('followers');

/** Kinds that whoever works for a company hears of. */
export const memberKinds = kindsFor('members');

type Id = Expression<unknown> | string;

const hearsOf = (person: Id, author: Id) =>
  sql`${noBlockBetween(person, author)} and ${isNotMuted(person, author)}`;

/** Of some people those who follow some authors, or are connected to them. */
export const selectFollowers = defineStatement(
  (_, { authors, people }: { authors: readonly string[]; people: readonly string[] }) => sql<{
    author_id: string;
    person_id: string;
  }>`
    select author_id, person_id from (
      select resource_id, user_id from follow
      where resource_id = any(${authors}::text[]) and user_id = any(${people}::text[])
      union
      select addressee_id, requester_id from connection
      where addressee_id = any(${authors}::text[]) and requester_id = any(${people}::text[]) and status = 'accepted'
      union
      select requester_id, addressee_id from connection
      where requester_id = any(${authors}::text[]) and addressee_id = any(${people}::text[]) and status = 'accepted'
    ) as reader (author_id, person_id)
    where ${hearsOf(sql.ref('reader.person_id'), sql.ref('reader.author_id'))}`,
);

/** Who works for some companies: few people, however many have a page open. */
export const selectMembers = defineStatement(
  (_, { companies }: { companies: readonly string[] }) => sql<{
    author_id: string;
    person_id: string;
  }>`
    select business_id as author_id, user_id as person_id from business_member
    where business_id = any(${companies}::text[])`,
);

interface Missed {
  readonly userID: string;
  readonly after: LiveCursor;
  readonly until: LiveCursor;
  readonly limit: number;
}

const place = ({ transactionID, id }: LiveCursor) => sql`(${transactionID}::xid8, ${id}::bigint)`;

/** What a person would have heard between two places. */
export const selectMissedEvents = defineStatement(
  (_, { userID, after, until, limit }: Missed) => sql<LiveEventRow>`
    select transaction_id::text, id::text, audience, kind, resource_id from live_event as event
    where (transaction_id, id) > ${place(after)} and (transaction_id, id) <= ${place(until)}
      and (
        audience = ${userID}
        or (
          kind = any(${memberKinds}::text[])
          and exists (select from business_member where user_id = ${userID} and business_id = event.audience)
        )
        or (
          kind = any(${followedKinds}::text[])
          and (
            exists (select from follow where user_id = ${userID} and resource_id = event.audience)
            or exists (
              select from connection
              where status = 'accepted'
                and least(requester_id, addressee_id) = least(${userID}, event.audience)
                and greatest(requester_id, addressee_id) = greatest(${userID}, event.audience)
            )
          )
          and ${hearsOf(userID, sql.ref('event.audience'))}
        )
      )
    order by event.transaction_id, event.id
    limit ${limit}`,
);
