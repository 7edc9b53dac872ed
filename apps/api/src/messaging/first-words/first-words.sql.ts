import { defineStatement } from '@wbn/postgres/statement.ts';
import { sql } from 'kysely';

const kept = sql`interval '7 days'`;

interface Words {
  readonly id: string;
  readonly businessID: string;
  readonly message: string;
}

/** Stores the text for a public company; no row for others. */
export const insertFirstWords = defineStatement(
  (_, { id, businessID, message }: Words) => sql`
    insert into first_words (id, business_id, message)
    select ${id}, id, ${message} from business where id = ${businessID} and is_public`,
);

/** Deletes and returns the text, for the person who registered with it, or anybody while nobody has. */
export const deleteFirstWords = defineStatement(
  (_, { id, userID }: { readonly id: string; readonly userID: string }) => sql<{
    business_id: string;
    message: string;
  }>`
    delete from first_words
    where id = ${id} and coalesce(user_id, ${userID}) = ${userID} and created_at > now() - ${kept}
    returning business_id, message`,
);

export const deleteOldFirstWords = defineStatement(
  () => sql`delete from first_words where created_at < now() - ${kept}`,
);
