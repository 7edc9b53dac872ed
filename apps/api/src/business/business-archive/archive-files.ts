import { createHash } from 'node:crypto';
import { basename } from 'node:path';
import type { StoredPhoto } from '@wbn/postgres/stored-values.ts';
import type { StoredFiles } from '../../files/stored-files.ts';
import type { ArchivedBusiness, ArchivedCertificate, ArchivedProduct } from './business-archive.sql.ts';

/** Addresses of rows, and where the archive holds what lies behind them. */
export interface ArchiveFiles {
  /** Where a file of ours stands in the archive; undefined for addresses elsewhere. */
  pathOf(url: string): string | undefined;
  /** What the documents say instead of the address; undefined for a file of ours that is lost. */
  addressOf(url: string): string | undefined;
}

/** A picture of people keeps its place; all others get one that only depends on company and file. */
const ownPlace = /^pictures\/[0-9a-f]{32}\/[\w-]+\.\w+$/;

/** Knows what is ours; `isThere` tells which files are in the archive, by their paths. */
export function createArchiveFiles(
  storedFiles: Pick<StoredFiles, 'keyOf'>,
  businessID: string,
  isThere: (path: string) => boolean,
): ArchiveFiles {
  const pathOf = (url: string) => {
    const key = storedFiles.keyOf(url);
    if (key === undefined || ownPlace.test(key)) return key;
    const place = createHash('sha256').update(`${businessID}/${key}`).digest('hex').slice(0, 32);
    return `pictures/${place}/${basename(key)}`;
  };
  return {
    pathOf,
    addressOf(url) {
      const path = pathOf(url);
      if (path === undefined) return url;
      return isThere(path) ? path : undefined;
    },
  };
}

/** Addresses of a company's own pictures and video. */
export function listBusinessAddresses(
  { profile_photo, cover_photo, video_url }: ArchivedBusiness,
  certificates: readonly ArchivedCertificate[],
): string[] {
  const photos = [profile_photo, cover_photo, ...certificates.map(({ photo }) => photo)];
  return [...photos.flatMap(listVersions), ...(video_url ? [video_url] : [])];
}

/** Addresses of a product's pictures and videos. */
export function listProductAddresses({ main_image, photos, videos }: ArchivedProduct): string[] {
  return [...[main_image, ...photos].flatMap(listVersions), ...videos.map(({ url }) => url)];
}

function listVersions(photo: StoredPhoto | null): string[] {
  return photo ? [photo.url, ...(photo.versions ?? []).map(({ url }) => url)] : [];
}
