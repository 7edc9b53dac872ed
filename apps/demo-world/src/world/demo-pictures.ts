import { cpSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { StoredPhoto } from '@wbn/postgres/stored-values.ts';
import { picturesFolder } from './demo-world.ts';

type PictureKind = 'logos' | 'covers' | 'products' | 'posts';

/** Copies the pictures of the demo world into the folder behind `/files/`. */
export function copyDemoPictures(filesDir: string): void {
  cpSync(picturesFolder, join(filesDir, 'demo'), { recursive: true });
}

/** The photo to store with a row; undefined when `data/pictures` has no such file. */
export function findPicture(kind: PictureKind, name: string): StoredPhoto | undefined {
  const file = join(picturesFolder, kind, `${name}.svg`);
  if (!existsSync(file)) return undefined;
  const [, width, height] = /width="(\d+)" height="(\d+)"/.exec(readFileSync(file, 'utf8')) ?? [];
  return { url: `/files/demo/${kind}/${name}.svg`, width: Number(width), height: Number(height) };
}

/** The same for a required picture; throws when it is missing. */
export function requirePicture(kind: PictureKind, name: string): StoredPhoto {
  const picture = findPicture(kind, name);
  if (!picture) throw new Error(`data/pictures has no ${kind}/${name}.svg`);
  return picture;
}

/** Further photos of a product: `<key>--2`, `<key>--3` and so on. */
export function findProductPhotos(key: string): StoredPhoto[] {
  const photos: StoredPhoto[] = [];
  for (let number = 2; ; number += 1) {
    const photo = findPicture('products', `${key}--${number}`);
    if (!photo) return photos;
    photos.push(photo);
  }
}
