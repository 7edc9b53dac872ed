import { isDeepStrictEqual } from 'node:util';
import { kyselyOnClient } from '@wbn/postgres/connect.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import { createPostgresSearchEngine } from '@wbn/search-engine/postgres/postgres-search-engine.ts';
import type { Kysely } from 'kysely';
import pg from 'pg';
import type * as z from 'zod';
import { createArchiveFiles } from '../../business/business-archive/archive-files.ts';
import { readArchivedProducts } from '../../business/business-archive/archive-tables.ts';
import {
  selectArchivedBusiness,
  selectArchivedCertificates,
} from '../../business/business-archive/business-archive.sql.ts';
import {
  type BusinessDocument,
  businessSchema,
  toBusinessRow,
  toCertificateRows,
  writeBusiness,
} from '../../business/business-archive/business-document.ts';
import {
  type ProductDocument,
  productsSchema,
  toProductRow,
  writeProduct,
} from '../../business/business-archive/product-document.ts';
import { catalogNames } from '../../catalog/catalog-names.ts';
import type { FileStore } from '../../files/file-store.ts';
import type { StoredFiles } from '../../files/stored-files.ts';
import { insertPicture } from '../../files/upload.sql.ts';
import { recordImportedBadge } from '../../verification/ledger/append-evidence.ts';
import { runInTransaction } from '../import-file.ts';
import { BrokenFileError } from '../read-lines.ts';
import { createUrlOf, listPictures, writePicture } from './archive-pictures.ts';
import {
  findOwner,
  findTaken,
  insertCertificate,
  insertCompany,
  insertOwner,
  insertProduct,
} from './import-business.sql.ts';
import { type Archive, openArchive } from './open-archive.ts';

export interface BusinessImport {
  readonly path: string;
  readonly store: FileStore;
  readonly storedFiles: Pick<StoredFiles, 'keyOf'>;
  /** E-mail address of the account that becomes the owner. */
  readonly owner?: string | undefined;
}

export interface BusinessImportSummary {
  readonly businessID: string;
  readonly name: string;
  /** False when the same company already exists. */
  readonly changed: boolean;
  readonly products: number;
  readonly pictures: number;
}

/**
 * Imports a company from its archive with its ids, in one transaction. Files are written before their rows and
 * deleted when the import fails. Throws BrokenFileError for an invalid archive; the data is then unchanged.
 */
export async function importBusiness(pool: pg.Pool, order: BusinessImport): Promise<BusinessImportSummary> {
  const archive = await openArchive(order.path);
  const written: string[] = [];
  try {
    return await runInTransaction(
      pool,
      (client) => restoreBusinessRows(kyselyOnClient(client), archive, order, written),
      ({ changed }) => changed,
    );
  } catch (error) {
    await order.store.delete(written);
    throw explain(error);
  } finally {
    archive.close();
  }
}

async function restoreBusinessRows(
  trx: Kysely<Database>,
  archive: Archive,
  { store, storedFiles, owner }: BusinessImport,
  written: string[],
): Promise<BusinessImportSummary> {
  const documents = {
    business: await archive.readJson('business.jsonld'),
    products: await archive.readJson('products.jsonld'),
  };
  const business = checkBusiness(documents.business);
  const products = checkProducts(documents.products);
  const businessID = business.identifier;
  const summary = { businessID, name: business.name, products: products.length };
  if (await isHere(trx, businessID, documents, storedFiles)) {
    return { ...summary, changed: false, pictures: 0 };
  }

  const ownerID =
    owner === undefined ? undefined : (await findOwner.first(trx, { email: owner.trim().toLowerCase() }))?.id;
  if (owner !== undefined && ownerID === undefined)
    throw new BrokenFileError(`there is no account with the e-mail address ${owner}`);
  const urlOf = createUrlOf(archive, store);
  const pictures = listPictures(business, products, urlOf);
  const taken = await findTaken.first(trx, {
    productIDs: products.map(({ identifier }) => identifier),
    certificateIDs: business.hasCertification.map(({ identifier }) => identifier),
    pictureIDs: pictures.map(({ id }) => id),
    businessID,
  });
  if (taken !== undefined)
    throw new BrokenFileError(`${taken.taken} is here already and belongs to another company`);

  for (const picture of pictures) await writePicture(archive, store, picture, (key) => written.push(key));
  for (const { id, photo, keys } of pictures) {
    await insertPicture.run(trx, { id, ownerID: businessID, photo, keys: [...keys] });
  }
  await insertCompany.run(trx, toBusinessRow(business, urlOf));
  for (const row of toCertificateRows(business, urlOf)) {
    await insertCertificate.run(trx, row);
  }
  for (const product of products) {
    await insertProduct.run(trx, toProductRow(product, businessID, urlOf));
  }
  if (ownerID !== undefined) await insertOwner.run(trx, { businessID, ownerID });
  const { 'wbn:verified': verified, 'wbn:verifiedUntil': until = null } = business;
  await recordImportedBadge(trx, { businessID, verified, until });
  const search = createPostgresSearchEngine(trx, catalogNames);
  await search.index('business', [businessID], trx);
  await search.index(
    'product',
    products.map(({ identifier }) => identifier),
    trx,
  );
  return { ...summary, changed: true, pictures: pictures.length };
}

/**
 * Validates the company of an archive. Throws BrokenFileError for a document that `writeBusiness` cannot have
 * written.
 */
export function checkBusiness(document: unknown): BusinessDocument {
  return check(businessSchema, 'business.jsonld', document);
}

/**
 * Validates the products of an archive. Throws BrokenFileError for a document that `writeProduct` cannot have
 * written.
 */
export function checkProducts(document: unknown): ProductDocument[] {
  return check(productsSchema, 'products.jsonld', document)['@graph'];
}

function check<T>(schema: z.ZodType<T>, name: string, document: unknown): T {
  const result = schema.safeParse(document);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  throw new BrokenFileError(`${name} is not as WBN writes it: ${issue?.path.join('.')}: ${issue?.message}`);
}

/** Whether exactly this company exists. Throws BrokenFileError when it exists with other data. */
async function isHere(
  trx: Kysely<Database>,
  businessID: string,
  documents: { business: unknown; products: unknown },
  storedFiles: Pick<StoredFiles, 'keyOf'>,
): Promise<boolean> {
  const found = await selectArchivedBusiness.first(trx, { businessID });
  if (!found) return false;
  if (found.deleted_at)
    throw new BrokenFileError(
      `the company ${found.company_name} (${businessID}) is here, deleted by its owner, who can bring it back for 30 days`,
    );
  const files = createArchiveFiles(storedFiles, businessID, () => true);
  const certificates = await selectArchivedCertificates.all(trx, { businessID });
  const products: object[] = [];
  for await (const product of readArchivedProducts(trx, businessID)) {
    products.push(writeProduct(product, files));
  }
  const here = toJson({ business: writeBusiness(found, certificates, files), products });
  const there = {
    business: documents.business,
    products: (documents.products as Record<string, unknown>)['@graph'],
  };
  if (isDeepStrictEqual(here, there)) return true;
  throw new BrokenFileError(
    `the company ${found.company_name} (${businessID}) is here already, in another state; delete it first to bring this one back`,
  );
}

function toJson(value: object): unknown {
  return JSON.parse(JSON.stringify(value));
}

/** Turns constraint violations into errors about the file. */
function explain(error: unknown): unknown {
  const isOfData = error instanceof pg.DatabaseError && /^(22|23)/.test(error.code ?? '');
  if (!isOfData) return error;
  return new BrokenFileError(`the database does not take it: ${error.detail ?? error.message}`);
}
