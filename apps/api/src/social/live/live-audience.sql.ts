import { type LiveKind, liveAudience } from '@wbn/contract/social/live-kinds.ts';
import { defineStatement } from '@wbn/postgres/statement.ts';
import { type Expression, sql } from 'kysely';
import { isNotMuted, noBlockBetween } from '../../authors/blocks.sql.ts';

const kindsFor = (audience: (typeof liveAudience)[LiveKind]) =>
  (Object.keys(liveAudience) as LiveKind[]).filter((kind) => liveAudience[kind] === audience);

/** Kinds sent to the followers of an author. */
export const followedKinds = kindsFor('followers');

/** Kinds sent to the members of a company. */
export const memberKinds = kindsFor('members');

type Id = Expression<unknown> | string;

const hearsOf = (person: Id, author: Id) =>
  sql`${noBlockBetween(person, author)} and ${isNotMuted(person, author)}`;

/** Which of the given people follow the authors, are connected with them, or are members of the groups among them. */
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
      union
      select group_id, user_id from group_member
      where group_id = any(${authors}::text[]) and user_id = any(${people}::text[])
    ) as reader (author_id, person_id)
    where ${hearsOf(sql.ref('reader.person_id'), sql.ref('reader.author_id'))}`,
);

/** Members of companies. They are few, so there is no filter by who is online. */
export const selectMembers = defineStatement(
  (_, { companies }: { companies: readonly string[] }) => sql<{
    author_id: string;
    person_id: string;
  }>`
    select business_id as author_id, user_id as person_id from business_member
    where business_id = any(${companies}::text[])`,
);
