import type { Database } from '@wbn/postgres/schema.ts';
import type { StoredPhoto } from '@wbn/postgres/stored-values.ts';
import type { Kysely } from 'kysely';
import { splitList } from './csv-cells.ts';
import { keepPhotos, selectPhotos, selectShownPhotos } from './find-photos.sql.ts';
import type { FileRow } from './row-batches.ts';

/** The picture that an address names, or why it is none: it lies elsewhere, or is not the company's. */
export type NamedPhoto = StoredPhoto | 'foreignPhoto' | 'newPhoto';

export interface PhotoSearch {
  /** The transaction, or for a dry run the database. */
  readonly db: Kysely<Database>;
  readonly dryRun: boolean;
  readonly businessID: string;
  /** An address of our own store as rows hold it; undefined for addresses elsewhere. */
  readonly storedAddress: (address: string) => string | undefined;
}

/** Looks up all photos that the rows name and that `photos` does not know yet, and adds them to it. */
export async function findPhotos(
  { db, dryRun, businessID, storedAddress }: PhotoSearch,
  rows: readonly FileRow[],
  photos: Map<string, NamedPhoto>,
): Promise<void> {
  const sent = new Set(rows.flatMap(({ cells }) => splitList(cells.get('photos') ?? '')));
  const asked = new Map<string, string>();
  for (const address of sent) {
    if (photos.has(address)) continue;
    const stored = storedAddress(address);
    if (stored === undefined) photos.set(address, 'foreignPhoto');
    else asked.set(address, stored);
  }
  if (asked.size === 0) return;
  const urls = [...new Set(asked.values())];
  const kept = await (dryRun ? selectPhotos : keepPhotos).all(db, { businessID, urls });
  const byUrl = new Map(kept.map(({ photo }) => [photo.url, photo]));
  const missing = urls.filter((url) => !byUrl.has(url));
  const shown = missing.length > 0 ? await selectShownPhotos.all(db, { businessID, urls: missing }) : [];
  for (const { photo } of shown) byUrl.set(photo.url, photo);
  for (const [address, url] of asked) photos.set(address, byUrl.get(url) ?? 'newPhoto');
}
