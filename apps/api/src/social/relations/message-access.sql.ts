import type { MessagesFrom } from '@wbn/contract/social/notification-settings.ts';
import { defineStatement } from '@wbn/postgres/statement.ts';
import { sql } from 'kysely';

interface Pair {
  /** The person who is written to. */
  readonly personID: string;
  /** Who writes: a person, or the company they act for. */
  readonly actorID: string;
  readonly userID: string;
}

/** The person's choice, what the two are to each other, and their conversation that has not ended. */
export const findMessageStanding = defineStatement(
  (_, { personID, actorID, userID }: Pair) => sql<{
    messages_from: MessagesFrom;
    /** Whether the person works for the company that writes. */
    is_member: boolean;
    /** Whether the two are connected, or the person has written to the actor before. */
    is_known: boolean;
    /** Whether the writer has a confirmed address and a published company; one they act for must be published itself. */
    has_company: boolean;
    request_id: string | null;
    /** Whether the actor sees the conversation: it is not one that is held for review, or that the actor declined. */
    is_shown: boolean;
    /** Whether the actor wrote first and the person has not accepted. */
    is_waiting: boolean;
  }>`
    select person.messages_from,
      exists (select from business_member where business_id = ${actorID} and user_id = ${personID}) as is_member,
      exists (
        select from connection where status = 'accepted'
          and least(requester_id, addressee_id) = least(${personID}, ${actorID})
          and greatest(requester_id, addressee_id) = greatest(${personID}, ${actorID})
      ) or exists (
        select from request_side own
        join request_side other on other.request_id = own.request_id and other.owner_id = ${actorID}
        join message on message.request_id = own.request_id and message.side = own.side
        where own.owner_id = ${personID}
      ) as is_known,
      exists (
        select from business_member member join business on business.id = member.business_id
        where member.user_id = ${userID} and business.is_public and ${actorID} in (${userID}, business.id)
      ) and not exists (
        select from account."user" where id = ${userID} and not email_verified
      ) as has_company,
      thread.id as request_id,
      coalesce(thread.from_id = ${actorID}
        or (thread.status <> 'held' and thread.acceptance is distinct from 'declined'), false) as is_shown,
      coalesce(thread.from_id = ${actorID} and thread.acceptance in ('waiting', 'declined'), false) as is_waiting
    from user_profile as person
    left join request as thread on thread.to_type = 'user' and thread.status <> 'closed' and thread.withheld_at is null
      and least(thread.from_id, thread.to_id) = least(${personID}, ${actorID})
      and greatest(thread.from_id, thread.to_id) = greatest(${personID}, ${actorID})
    where person.id = ${personID}`,
);
