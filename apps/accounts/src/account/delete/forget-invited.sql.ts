import type { Database } from '@wbn/postgres/schema.ts';
import { sql, type Transaction } from 'kysely';

/** Forgets the address of somebody who goes: invitations to it, and in what businesses have recorded their name takes its place. */
export async function forgetInvited(
  transaction: Transaction<Database>,
  { id, email }: { id: string; email: string },
): Promise<void> {
  await transaction.deleteFrom('business_invitation').where('email', '=', email).execute();
  await sql`
    update business_activity
    set details = jsonb_set(details, '{person}', to_jsonb(trim(person.first_name || ' ' || person.last_name)))
    from user_profile person
    where details->>'person' = ${email} and person.id = ${id}`.execute(transaction);
}
