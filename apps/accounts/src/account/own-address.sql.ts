import { type RawBuilder, sql } from 'kysely';

/** Whether an address (a column, in lower case) was a person's own at a moment (a column). */
export function wasAddressOf(
  userID: string,
  email: RawBuilder<unknown>,
  moment: RawBuilder<unknown>,
): RawBuilder<boolean> {
  return sql<boolean>`exists (select from account.address address
    where address.user_id = ${userID} and address.email = ${email} and address.until > ${moment})`;
}
