import { createHash } from 'node:crypto';
import { basename } from 'node:path';
import type { StoredPhoto } from '@wbn/postgres/stored-values.ts';
import type { StoredFiles } from '../../files/stored-files.ts';
import type { ArchivedBusiness, ArchivedCertificate, ArchivedProduct } from './business-archive.sql.ts';

/** Maps the file addresses in rows to paths in the archive. */
export interface ArchiveFiles {
  /** Path of one of our files in the archive; undefined for addresses elsewhere. */
  pathOf(url: string): string | undefined;
  /** What the documents write instead of the address; undefined for a missing file of ours. */
  addressOf(url: string): string | undefined;
}

/** Uploaded pictures keep their path; other files get one derived from company and file name. */
const ownPlace = /^pictures\/[0-9a-f]{32}\/[\w-]+\.\w+$/;

/** `isThere` says whether the archive contains a path. */
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
