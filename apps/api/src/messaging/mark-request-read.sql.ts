import { defineStatement } from '@wbn/postgres/statement.ts';
import { sql } from 'kysely';

interface Mark {
  readonly requestID: string;
  readonly ownerID: string;
  readonly userID: string;
  readonly number: number;
}

interface MarkRow {
  readonly read_until: number;
  readonly is_unread: boolean;
  readonly has_moved: boolean;
}

/** Moves the marks on, never back nor beyond the last message; of an assigned thread its assignee alone moves what counts as read. */
export const moveMarks = defineStatement(
  (_, { requestID, ownerID, userID, number }: Mark) => sql<MarkRow>`
    update request_side set
      seen_until = greatest(seen_until, mark.number),
      read_until = case when coalesce(assignee_id, ${userID}) = ${userID}
        then greatest(read_until, mark.number) else read_until end
    from (select least(message_count, ${number}) as number from request where id = ${requestID}) as mark
    where request_id = ${requestID} and owner_id = ${ownerID}
    returning new.read_until, new.is_unread,
      (old.seen_until, old.read_until) is distinct from (new.seen_until, new.read_until) as has_moved`,
);
