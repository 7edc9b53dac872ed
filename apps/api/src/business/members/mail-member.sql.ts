import { defineStatement } from '@wbn/postgres/statement.ts';
import { sql } from 'kysely';

interface About {
  readonly businessID: string;
  readonly toID: string;
  readonly personID: string;
}

/** Who gets a mail about the people of a company, with the names that stand in it; nobody without a confirmed address. */
export const findMemberMail = defineStatement((db, { businessID, toID, personID }: About) =>
  db
    .selectFrom('account.user as account')
    .innerJoin('user_profile as reader', 'reader.id', 'account.id')
    .innerJoin('business', (join) => join.on('business.id', '=', businessID))
    .leftJoin('user_profile as person', (join) => join.on('person.id', '=', personID))
    .select([
      'account.email',
      'reader.preferred_language as language',
      'business.company_name as company',
      sql<string | null>`trim(person.first_name || ' ' || person.last_name)`.as('person'),
    ])
    .where('account.id', '=', toID)
    .where('account.email_verified', '=', true),
);
