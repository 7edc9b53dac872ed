import { defineStatement } from '@wbn/postgres/statement.ts';
import { sql } from 'kysely';

/** Notes that an entry was opened, with all that stands in it; gives whether it had not been before, no row when it is not there. */
export const openNotice = defineStatement(
  (_, { userID, id }: { userID: string; id: string }) => sql<{ is_first: boolean }>`
    with known as (
      select id, read_at from notification where user_id = ${userID} and group_key = ${id} for no key update
    ), opened as (
      update notification set read_at = now() from known where notification.id = known.id and known.read_at is null
    )
    select bool_or(read_at is null) as is_first from known having count(*) > 0`,
);
