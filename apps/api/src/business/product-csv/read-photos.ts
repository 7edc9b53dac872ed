import { videoAddress } from '@wbn/contract/business/saved-fields.ts';
import { photosLimit, videosLimit } from '@wbn/contract/business/saved-product.ts';
import { readOutsideAddress } from '@wbn/host/outside/fetch-outside.ts';
import { newId } from '@wbn/postgres/new-id.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import type { StoredPhoto } from '@wbn/postgres/stored-values.ts';
import type { Kysely } from 'kysely';
import { isSameAddress } from '../same-address.ts';
import { splitAddresses, splitList } from './csv-cells.ts';
import { selectPhotos, selectShownPhotos, touchPhotos } from './find-photos.sql.ts';
import { type CsvProduct, picturesOf, type RowReading } from './product-cells.ts';
import type { FileRow } from './read-csv.ts';

/**
 * The picture of an address; `otherSite`: a job fetches it; otherwise why it is refused: it is no address of the web, or
 * belongs to another company.
 */
export type NamedPhoto = StoredPhoto | 'otherSite' | 'foreignPhoto' | 'newPhoto';

export interface PhotoSearch {
  /** The transaction, or for a dry run the database. */
  readonly db: Kysely<Database>;
  readonly dryRun: boolean;
  readonly businessID: string;
  /** Returns an address of our store as rows hold it; undefined for addresses elsewhere. */
  readonly storedAddress: (address: string) => string | undefined;
}

/** Looks up the photos of the rows that are missing in `photos` and adds them. */
export async function findPhotos(
  { db, dryRun, businessID, storedAddress }: PhotoSearch,
  rows: readonly FileRow[],
  photos: Map<string, NamedPhoto>,
): Promise<void> {
  const sent = new Set(rows.flatMap(({ cells }) => splitAddresses(cells.get('photos') ?? '')));
  const asked = new Map<string, string>();
  for (const address of sent) {
    if (photos.has(address)) continue;
    const stored = storedAddress(address);
    if (stored === undefined) photos.set(address, readOutsideAddress(address) ? 'otherSite' : 'foreignPhoto');
    else asked.set(address, stored);
  }
  if (asked.size === 0) return;
  const urls = [...new Set(asked.values())];
  const kept = await (dryRun ? selectPhotos : touchPhotos).all(db, { businessID, urls });
  const byUrl = new Map(kept.map(({ photo }) => [photo.url, photo]));
  const missing = urls.filter((url) => !byUrl.has(url));
  const shown = missing.length > 0 ? await selectShownPhotos.all(db, { businessID, urls: missing }) : [];
  for (const { photo } of shown) byUrl.set(photo.url, photo);
  for (const [address, url] of asked) photos.set(address, byUrl.get(url) ?? 'newPhoto');
}

/**
 * Reads pictures and videos of a row. Pictures in our own store, as the export writes them, must be the company's.
 * Those on other sites are fetched by a job (`fetch-photos.ts`), because a shop may be slow.
 */
export function readFiles(reading: RowReading): Partial<CsvProduct> {
  return { ...readPhotos(reading), ...readVideos(reading) };
}

function readPhotos({
  changedCells,
  stored,
  photos,
  problem,
  leaveOut,
  fetchLater,
}: RowReading): Partial<CsvProduct> {
  const cell = changedCells.get('photos');
  if (cell === undefined) return {};
  const own = stored ? picturesOf(stored) : [];
  let hasForeign = false;
  const named = new Set<string>();
  const kept = splitAddresses(cell).flatMap((address) => {
    const photo = own.find(({ url }) => isSameAddress(url, address)) ?? photos.get(address) ?? 'foreignPhoto';
    if (typeof photo !== 'string') return [photo];
    if (photo === 'otherSite') {
      hasForeign = true;
      named.add(address);
    } else if (photo === 'foreignPhoto') {
      hasForeign = true;
      leaveOut('photos', photo, address);
    } else problem('photos', photo, address);
    return [];
  });
  const fetched = [...named].slice(0, photosLimit + 1);
  for (const address of fetched) fetchLater(address);
  if (fetched.length < named.size) leaveOut('photos', 'morePhotos', [...named][fetched.length]);
  // Addresses of a shop do not replace the product's present pictures.
  if (hasForeign && stored) return {};
  const [main = null, ...others] = new Map(kept.map((photo) => [photo.url, photo])).values();
  if (others.length >= photosLimit) problem('photos', 'tooMany');
  return { main_image: main, photos: others };
}

function readVideos({ changedCells, stored, problem }: RowReading): Partial<CsvProduct> {
  const cell = changedCells.get('videos');
  if (cell === undefined) return {};
  const videos = [...new Set(splitList(cell))].flatMap((address) => {
    const own = stored?.videos.find(({ url }) => isSameAddress(url, address));
    if (own) return [own];
    const checked = videoAddress.safeParse(address);
    if (!checked.success) problem('videos', 'video', address);
    return checked.success ? [{ videoID: newId(), url: checked.data }] : [];
  });
  if (videos.length > videosLimit) problem('videos', 'tooMany');
  return { videos };
}
