import type { BusinessCertificateTable, BusinessTable, ProductTable } from '@wbn/postgres/schema.ts';
import { defineStatement } from '@wbn/postgres/statement.ts';
import { type Insertable, sql } from 'kysely';

/** Finds the person whose account has this address. */
export const findOwner = defineStatement((db, { email }: { email: string }) =>
  db
    .selectFrom('account.user as account')
    .innerJoin('user_profile as person', 'person.id', 'account.id')
    .select('person.id')
    .where('account.email', '=', email),
);

interface ImportedIDs {
  readonly businessID: string;
  readonly productIDs: readonly string[];
  readonly certificateIDs: readonly string[];
  readonly pictureIDs: readonly string[];
}

/** Finds one of these ids that exists already (for a picture: with another owner), worded for the error. */
export const findTaken = defineStatement(
  (_, { businessID, productIDs, certificateIDs, pictureIDs }: ImportedIDs) => sql<{ taken: string }>`
    select 'the product ' || id as taken from product where id = any(${productIDs}::text[])
    union all
    select 'the certificate ' || id from business_certificate where id = any(${certificateIDs}::text[])
    union all
    select 'the picture ' || id from picture where id = any(${pictureIDs}::text[]) and owner_id <> ${businessID}
    limit 1`,
);

export const insertCompany = defineStatement((db, row: Insertable<BusinessTable>) =>
  db.insertInto('business').values(row),
);

export const insertCertificate = defineStatement((db, row: Insertable<BusinessCertificateTable>) =>
  db.insertInto('business_certificate').values(row),
);

export const insertProduct = defineStatement((db, row: Insertable<ProductTable>) =>
  db.insertInto('product').values(row),
);

export const insertOwner = defineStatement(
  (db, { businessID, ownerID }: { businessID: string; ownerID: string }) =>
    db.insertInto('business_member').values({ business_id: businessID, user_id: ownerID, role: 'owner' }),
);
