import { defineStatement } from '@wbn/postgres/statement.ts';
import { sql } from 'kysely';

export const selectOwners = defineStatement((db, { businessID }: { businessID: string }) =>
  db
    .selectFrom('business_member')
    .select('user_id')
    .where('business_id', '=', businessID)
    .where('role', '=', 'owner')
    .orderBy('user_id'),
);

/** Who gets a mail about a verification: an owner with a confirmed address, and the company's name. */
export const findOwnerMail = defineStatement(
  (_, { businessID, userID }: { businessID: string; userID: string }) => sql<{
    email: string;
    language: string | null;
    company: string;
    verified_until: string | null;
  }>`
    select account.email, person.preferred_language as language, business.company_name as company,
      business.verified_until
    from business_member as member
    join business on business.id = member.business_id and business.deleted_at is null
    join account."user" as account on account.id = member.user_id and account.email_verified
    join user_profile as person on person.id = member.user_id
    where member.business_id = ${businessID} and member.user_id = ${userID} and member.role = 'owner'`,
);
