import type { BusinessCertificateTable, Database } from '@wbn/postgres/schema.ts';
import type { Kysely, Selectable } from 'kysely';

export type StoredCertificate = Omit<Selectable<BusinessCertificateTable>, 'business_id' | 'position'>;

/** A company's certificates in the order in which its page shows them. */
export function selectCertificates(
  transaction: Kysely<Database>,
  businessID: string,
): Promise<StoredCertificate[]> {
  return transaction
    .selectFrom('business_certificate')
    .select(['id', 'name', 'issue_date', 'expire_date', 'photo'])
    .where('business_id', '=', businessID)
    .orderBy('position')
    .orderBy('issue_date', 'desc')
    .orderBy('id')
    .execute();
}

/** Makes these the company's certificates, in this order; the ids of old ones are the company's own. */
export async function replaceCertificates(
  transaction: Kysely<Database>,
  businessID: string,
  certificates: readonly StoredCertificate[],
): Promise<void> {
  const ids = certificates.map(({ id }) => id);
  await transaction
    .deleteFrom('business_certificate')
    .where('business_id', '=', businessID)
    .$if(ids.length > 0, (query) => query.where('id', 'not in', ids))
    .execute();
  if (certificates.length === 0) return;
  await transaction
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
    )
    .execute();
}
