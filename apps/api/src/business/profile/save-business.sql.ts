import type { BusinessCertificateTable, BusinessTable } from '@wbn/postgres/schema.ts';
import { defineStatement, type RowOf } from '@wbn/postgres/statement.ts';
import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import { keepImported } from '../keep-imported.ts';

interface Company {
  readonly businessID: string;
}

/** Locks the profile until the transaction ends. */
export const lockProfile = defineStatement((db, { businessID }: Company) =>
  db.selectFrom('business').selectAll().where('id', '=', businessID).forNoKeyUpdate(),
);

export type StoredProfile = RowOf<typeof lockProfile>;
export type ProfileValues = Omit<StoredProfile, 'versions'>;

interface ProfileUpdate extends Company {
  /** Columns without a value stay unchanged. */
  readonly values: Partial<ProfileValues>;
  readonly versions: StoredProfile['versions'];
}

export const updateProfile = defineStatement((db, { businessID, values, versions }: ProfileUpdate) =>
  db
    .updateTable('business')
    .set({ ...toColumns(values), versions: JSON.stringify(versions), updated_at: sql`now()` })
    .set({ imported: keepImported('business') })
    .where('id', '=', businessID),
);

/** Objects become JSON, lists become PostgreSQL arrays. */
function toColumns(values: Partial<ProfileValues>): Updateable<BusinessTable> {
  const columns = Object.entries(values).map(([column, value]) => {
    const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
    return [column, isObject ? JSON.stringify(value) : value];
  });
  return Object.fromEntries(columns);
}

export type StoredCertificate = Omit<Selectable<BusinessCertificateTable>, 'business_id' | 'position'>;

/** Selects a company's certificates in display order. */
export const selectCertificates = defineStatement((db, { businessID }: Company) =>
  db
    .selectFrom('business_certificate')
    .select(['id', 'name', 'issue_date', 'expire_date', 'photo'])
    .where('business_id', '=', businessID)
    .orderBy('position')
    .orderBy('issue_date', 'desc')
    .orderBy('id'),
);

/** Deletes the company's other certificates. */
export const deleteOtherCertificates = defineStatement(
  (db, { businessID, ids }: Company & { readonly ids: readonly string[] }) =>
    db
      .deleteFrom('business_certificate')
      .where('business_id', '=', businessID)
      .where(sql<boolean>`id <> all(${ids}::text[])`),
);

/** Stores at least one certificate in this order; the ids of existing ones are the company's. */
export const saveCertificates = defineStatement(
  (db, { businessID, certificates }: Company & { readonly certificates: readonly StoredCertificate[] }) =>
    db
      .insertInto('business_certificate')
      .values(
        certificates.map(({ photo, ...certificate }, position) => ({
          ...certificate,
          business_id: businessID,
          photo: photo && JSON.stringify(photo),
          position,
        })),
      )
      .onConflict((conflict) =>
        conflict
          .column('id')
          .doUpdateSet((row) => ({
            name: row.ref('excluded.name'),
            issue_date: row.ref('excluded.issue_date'),
            expire_date: row.ref('excluded.expire_date'),
            photo: row.ref('excluded.photo'),
            position: row.ref('excluded.position'),
          }))
          .where('business_certificate.business_id', '=', businessID),
      ),
);

/** Locks a person's profile against deletion until the transaction ends. */
export const lockPerson = defineStatement((db, { userID }: { userID: string }) =>
  db.selectFrom('user_profile').select('id').where('id', '=', userID).forKeyShare(),
);

export const insertBusiness = defineStatement((db, row: Insertable<BusinessTable>) =>
  db.insertInto('business').values(row),
);

/** Inserts the first business member. */
export const insertOwner = defineStatement(
  (db, { businessID, userID }: { businessID: string; userID: string }) =>
    db.insertInto('business_member').values({ business_id: businessID, user_id: userID, role: 'owner' }),
);

/** Selects the activity of a company, newest first, before an entry. Ids are ordered by time. */
export const selectActivity = defineStatement(
  (database, input: { businessID: string; before: string; size: number }) =>
    database
      .selectFrom('business_activity')
      .select(['id', 'user_id', 'user_name', 'action', 'details', 'created_at'])
      .where('business_id', '=', input.businessID)
      .where('id', '<', input.before)
      .orderBy('id', 'desc')
      .limit(input.size),
);

export type ActivityRow = RowOf<typeof selectActivity>;
