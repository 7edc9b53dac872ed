import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';

interface Asked {
  readonly businessID: string;
  readonly userID: string;
}

/** What a person is to a company, and whether it exists. */
export async function findRole(db: Kysely<Database>, { businessID, userID }: Asked) {
  const row = await db
    .selectFrom('business')
    .leftJoin('business_member as member', (join) =>
      join.onRef('member.business_id', '=', 'business.id').on('member.user_id', '=', userID),
    )
    .select('member.role')
    .where('business.id', '=', businessID)
    .executeTakeFirst();
  return { exists: row !== undefined, role: row?.role ?? undefined };
}

/** The same; the membership cannot change until the transaction ends. */
export async function lockRole(transaction: Kysely<Database>, asked: Asked) {
  const row = await transaction
    .selectFrom('business_member')
    .select('role')
    .where('business_id', '=', asked.businessID)
    .where('user_id', '=', asked.userID)
    .forShare()
    .executeTakeFirst();
  return row ? { exists: true, role: row.role } : findRole(transaction, asked);
}
