import type { Photo, PrivatePhoto } from '@wbn/contract/shared/values.ts';
import type { StoredPhoto } from '@wbn/postgres/stored-values.ts';
import { isPrivatePhoto } from './store-upload.ts';

/**
 * Presents a picture that may be in a private place: there only its size is told, even while its files still have a
 * public address. A private picture never shows its key.
 */
export function presentPicture(
  photo: StoredPhoto,
  isInPrivatePlace: boolean,
): { picture: Photo } | { privatePicture: PrivatePhoto } {
  if (!isInPrivatePlace && !isPrivatePhoto(photo)) return { picture: photo };
  const { width, height } = photo;
  return { privatePicture: { width, height } };
}
