import { businessProblems as problems } from '@wbn/contract/business/business-problems.ts';
import { videoAddress } from '@wbn/contract/business/saved-fields.ts';
import type { SavedProduct } from '@wbn/contract/business/saved-product.ts';
import { newId } from '@wbn/postgres/new-id.ts';
import type { Database, ProductTable } from '@wbn/postgres/schema.ts';
import type { StoredPhoto } from '@wbn/postgres/stored-values.ts';
import type { Kysely, Selectable } from 'kysely';
import { takeUpload, takeVideoUpload, type UploadReference } from '../../files/take-upload.ts';
import { refuseFields } from '../../server/describe-issue.ts';
import { isSameAddress } from '../same-address.ts';

type StoredVideo = Selectable<ProductTable>['videos'][number];
type SentFiles = Pick<SavedProduct, 'photos' | 'videos'>;

/** Pictures and videos of a product, in display order. */
export interface ProductFiles {
  readonly photos: readonly StoredPhoto[];
  readonly videos: readonly StoredVideo[];
}

/** Claims accept only uploads of this person for this company. */
export interface Sender {
  readonly userID: string;
  readonly businessID: string;
}

export const noFiles: ProductFiles = { photos: [], videos: [] };

/** The uploads named in a form; `uploads.prepare` must have processed each before the transaction. */
export function uploadsOf({ photos = [], videos = [] }: SentFiles, sender: Sender): UploadReference[] {
  return [
    ...photos.flatMap((photo) => ('token' in photo ? [photoReference(photo.token, sender)] : [])),
    ...videos.flatMap((video) => ('token' in video ? [videoReference(video.token, sender)] : [])),
  ];
}

/**
 * Resolves the files named in a form: takes uploads, accepts addresses that the product already has, and videos on
 * other sites. Duplicates are taken once. Throws ValidationError for a foreign picture.
 */
export async function takeProductFiles(
  transaction: Kysely<Database>,
  { photos = [], videos = [] }: SentFiles,
  own: ProductFiles,
  sender: Sender,
): Promise<ProductFiles> {
  const problemsFound: Record<string, string> = {};
  const takenPhotos: StoredPhoto[] = [];
  for (const [position, sent] of photos.entries()) {
    const photo =
      'token' in sent
        ? await takeUpload(transaction, photoReference(sent.token, sender))
        : own.photos.find(({ url }) => isSameAddress(url, sent.url));
    if (photo) takenPhotos.push(photo);
    else problemsFound[`photos.${position}`] = problems.photo;
  }
  const takenVideos: StoredVideo[] = [];
  for (const [position, sent] of videos.entries()) {
    const video =
      'token' in sent
        ? findOrAddVideo(own, (await takeVideoUpload(transaction, videoReference(sent.token, sender))).url)
        : findVideo(own, sent);
    if (video) takenVideos.push(video);
    else problemsFound[`videos.${position}`] = problems.video;
  }
  refuseFields(problemsFound);
  return { photos: eachOnce(takenPhotos), videos: eachOnce(takenVideos) };
}

/** Finds a video of the product by id or address; otherwise creates one for an https address of another site. */
function findVideo(own: ProductFiles, sent: { videoID?: string; url: string }): StoredVideo | undefined {
  const byId = own.videos.find(({ videoID }) => videoID === sent.videoID);
  if (byId && isSameAddress(byId.url, sent.url)) return byId;
  const kept = own.videos.find(({ url }) => isSameAddress(url, sent.url));
  if (kept) return kept;
  const address = videoAddress.safeParse(sent.url);
  return address.success ? findOrAddVideo(own, address.data) : undefined;
}

function findOrAddVideo(own: ProductFiles, url: string): StoredVideo {
  return own.videos.find((video) => video.url === url) ?? { videoID: newId(), url };
}

function eachOnce<File extends { url: string }>(files: readonly File[]): File[] {
  return [...new Map(files.map((file) => [file.url, file])).values()];
}

function photoReference(token: string, sender: Sender): UploadReference {
  return { token, ...sender, purpose: 'productPhoto' };
}

function videoReference(token: string, sender: Sender): UploadReference {
  return { token, ...sender, purpose: 'video' };
}
