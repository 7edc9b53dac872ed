import { defineStatement, type RowOf } from '@wbn/postgres/statement.ts';

interface OfBusiness {
  readonly businessID: string;
}

/** A page of rows after an id, in the order of ids. */
interface Page extends OfBusiness {
  readonly after: string;
  readonly size: number;
}

export const selectArchivedBusiness = defineStatement((db, { businessID }: OfBusiness) =>
  db.selectFrom('business').selectAll().where('id', '=', businessID),
);

export type ArchivedBusiness = RowOf<typeof selectArchivedBusiness>;

export const selectArchivedCertificates = defineStatement((db, { businessID }: OfBusiness) =>
  db.selectFrom('business_certificate').selectAll().where('business_id', '=', businessID).orderBy('id'),
);

export type ArchivedCertificate = RowOf<typeof selectArchivedCertificates>;

/** Selects a company's products, with drafts and without deleted ones. */
export const selectArchivedProducts = defineStatement((db, { businessID, after, size }: Page) =>
  db
    .selectFrom('product')
    .selectAll()
    .where('business_id', '=', businessID)
    .where('deleted_at', 'is', null)
    .where('id', '>', after)
    .orderBy('id')
    .limit(size),
);

export type ArchivedProduct = RowOf<typeof selectArchivedProducts>;

export const selectArchivedMembers = defineStatement((db, { businessID }: OfBusiness) =>
  db
    .selectFrom('business_member as member')
    .innerJoin('user_profile as person', 'person.id', 'member.user_id')
    .select(['person.first_name', 'person.last_name', 'member.role', 'member.created_at'])
    .where('member.business_id', '=', businessID)
    .orderBy('member.created_at')
    .orderBy('member.user_id'),
);

/** Selects the activity entries of a company, oldest first. */
export const selectArchivedActivity = defineStatement((db, { businessID, after, size }: Page) =>
  db
    .selectFrom('business_activity')
    .select(['id', 'user_name', 'action', 'details', 'created_at'])
    .where('business_id', '=', businessID)
    .where('id', '>', after)
    .orderBy('id')
    .limit(size),
);
