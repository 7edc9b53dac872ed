import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely, Selectable } from 'kysely';

export type ArchivedBusiness = Selectable<Database['business']>;
export type ArchivedCertificate = Selectable<Database['business_certificate']>;
export type ArchivedProduct = Selectable<Database['product']>;

export function selectArchivedBusiness(
  db: Kysely<Database>,
  businessID: string,
): Promise<ArchivedBusiness | undefined> {
  return db.selectFrom('business').selectAll().where('id', '=', businessID).executeTakeFirst();
}

export function selectArchivedCertificates(
  db: Kysely<Database>,
  businessID: string,
): Promise<ArchivedCertificate[]> {
  return db
    .selectFrom('business_certificate')
    .selectAll()
    .where('business_id', '=', businessID)
    .orderBy('id')
    .execute();
}

const pageSize = 200;

/** A company's products page by page, drafts too; not what was deleted. */
export async function* readArchivedProducts(
  db: Kysely<Database>,
  businessID: string,
): AsyncGenerator<ArchivedProduct> {
  for (let after = ''; ; ) {
    const products = await db
      .selectFrom('product')
      .selectAll()
      .where('business_id', '=', businessID)
      .where('deleted_at', 'is', null)
      .where('id', '>', after)
      .orderBy('id')
      .limit(pageSize)
      .execute();
    yield* products;
    const last = products.at(-1);
    if (!last) return;
    after = last.id;
  }
}

export function selectArchivedMembers(db: Kysely<Database>, businessID: string) {
  return db
    .selectFrom('business_member as member')
    .innerJoin('user_profile as person', 'person.id', 'member.user_id')
    .select(['person.first_name', 'person.last_name', 'member.role', 'member.created_at'])
    .where('member.business_id', '=', businessID)
    .orderBy('member.created_at')
    .orderBy('member.user_id')
    .execute();
}

/** What was done in the name of a company, oldest first, page by page. */
export async function* readArchivedActivity(db: Kysely<Database>, businessID: string) {
  for (let after = ''; ; ) {
    const entries = await db
      .selectFrom('business_activity')
      .select(['id', 'user_name', 'action', 'details', 'created_at'])
      .where('business_id', '=', businessID)
      .where('id', '>', after)
      .orderBy('id')
      .limit(pageSize)
      .execute();
    yield* entries;
    const last = entries.at(-1);
    if (!last) return;
    after = last.id;
  }
}
