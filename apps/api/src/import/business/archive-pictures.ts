import { extname } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { type VideoType, videoLimit } from '@wbn/contract/files/upload.ts';
import { CallError } from '@wbn/host/errors/call-error.ts';
import type { StoredPhoto } from '@wbn/postgres/stored-values.ts';
import type { BusinessDocument } from '../../business/business-archive/business-document.ts';
import { type ImageDocument, toPhoto } from '../../business/business-archive/document-parts.ts';
import type { ProductDocument } from '../../business/business-archive/product-document.ts';
import { checkVideo } from '../../files/check-video.ts';
import type { FileStore } from '../../files/file-store.ts';
import { findPictureEnd, holdsMoreThanPicture, recognisePicture } from '../../files/picture-bytes.ts';
import { BrokenFileError } from '../read-lines.ts';
import type { Archive } from './open-archive.ts';

/** SVG elements of our drawings: shapes and colours. None of them loads, animates, links or runs anything. */
const elements = new Set(
  'svg g defs path rect circle ellipse line polygon polyline linearGradient radialGradient stop clipPath title'.split(
    ' ',
  ),
);
const attributes = new Set(
  `xmlns width height viewBox id d x y x1 y1 x2 y2 cx cy r rx ry fx fy points transform fill fill-rule fill-opacity
  stroke stroke-width stroke-linecap stroke-linejoin stroke-dasharray stroke-opacity opacity offset stop-color stop-opacity
  clip-path clip-rule gradientUnits gradientTransform clipPathUnits`.split(/\s+/),
);
const svgNamespace = 'http://www.w3.org/2000/svg';
const tag = /<(\/?)([A-Za-z]+)((?:\s+[A-Za-z0-9-]+="[^"<>&]*")*)\s*\/?>/g;
const attribute = /([A-Za-z0-9-]+)="([^"]*)"/g;

/** Whether a text is an SVG of shapes only. Checked by an allow list, because a deny list cannot be complete. */
export function isDrawing(text: string): boolean {
  if (!text.startsWith('<svg ')) return false;
  let sound = true;
  const rest = text.replace(tag, (_, _closing: string, name: string, given: string) => {
    sound &&=
      elements.has(name) &&
      [...given.matchAll(attribute)].every(([, key = '', value = '']) => isPlain(key, value));
    return '';
  });
  // The rest is the text of titles and must contain no markup and no entity.
  return sound && !/[<>&]/.test(rest);
}

function isPlain(key: string, value: string): boolean {
  if (!attributes.has(key)) return false;
  if (key === 'xmlns') return value === svgNamespace;
  // A paint may refer to this drawing only: `url(` must be followed by `#`.
  return !/url\s*\((?!#[\w-]+\))|[:\\]/i.test(value);
}

/** A picture or video of the archive with all its files. */
interface ArchivedPicture {
  readonly id: string;
  readonly photo: StoredPhoto;
  readonly keys: readonly string[];
}

const types: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.svg': 'image/svg+xml',
  '.mp4': 'video/mp4',
  '.webm': 'video/webm',
};
const keyForm = /^pictures\/([0-9a-f]{32})\/[\w-]+\.(avif|webp|svg|mp4|webm)$/;
/** Far above any size of a picture, in bytes. */
const pictureLimit = 8 * 1024 ** 2;

/** Maps an address of the documents: a file of the archive to its address in our store, others unchanged. */
export function createUrlOf(archive: Archive, store: Pick<FileStore, 'urlOf'>): (path: string) => string {
  return (path) => {
    if (keyForm.test(path) && archive.has(path)) return store.urlOf(path);
    if (/^https?:\/\//.test(path)) return path;
    throw new BrokenFileError(`${path} is named by the documents, but not in it`);
  };
}

/** Returns the pictures and videos that the documents use; other files of the archive are ignored. */
export function listPictures(
  business: BusinessDocument,
  products: readonly ProductDocument[],
  urlOf: (path: string) => string,
): ArchivedPicture[] {
  const images = [
    business.logo,
    business.image,
    ...business.hasCertification.map(({ image }) => image),
    ...products.flatMap((product) => [product.image, ...product['wbn:photos']]),
  ].filter((image) => image !== undefined);
  const videos = [business.subjectOf, ...products.flatMap(({ subjectOf }) => subjectOf)]
    .filter((video) => video !== undefined)
    .map(({ contentUrl }): ImageDocument => ({ '@type': 'ImageObject', contentUrl }));
  const pictures = new Map<string, ArchivedPicture>();
  for (const image of [...images, ...videos]) {
    const id = keyForm.exec(image.contentUrl)?.[1];
    if (id === undefined) continue;
    const named = [image.contentUrl, ...(image.encoding ?? []).map(({ contentUrl }) => contentUrl)];
    const keys = [...new Set(named)];
    if (keys.some((key) => keyForm.exec(key)?.[1] !== id))
      throw new BrokenFileError(`${image.contentUrl} has sizes that lie elsewhere`);
    pictures.set(id, { id, photo: toPhoto(image, urlOf), keys });
  }
  return [...pictures.values()];
}

/** Validates a picture's files and copies them into the store. Throws BrokenFileError for invalid ones. */
export async function writePicture(
  archive: Archive,
  store: FileStore,
  { keys }: ArchivedPicture,
  onWrite: (key: string) => void,
): Promise<void> {
  for (const key of keys) {
    const type = types[extname(key)] ?? '';
    const size = archive.sizeOf(key);
    if (size > (type.startsWith('video/') ? videoLimit : pictureLimit))
      throw new BrokenFileError(`${key} is too large`);
    if (type.startsWith('video/')) {
      await checkVideo(await archive.open(key), type as VideoType).catch((error: unknown) => {
        throw error instanceof CallError ? new BrokenFileError(`${key}: ${error.message}`) : error;
      });
      onWrite(key);
      await store.write(key, { stream: await archive.open(key), size }, type);
    } else {
      const bytes = await buffer(await archive.open(key));
      if (!isPicture(bytes, type)) throw new BrokenFileError(`${key} is no picture of its type`);
      onWrite(key);
      await store.write(key, bytes, type);
    }
  }
}

/** Whether the file is a drawing, or exactly one whole picture. */
function isPicture(bytes: Buffer, type: string): boolean {
  if (type === 'image/svg+xml') return isDrawing(bytes.toString());
  if (recognisePicture(bytes) !== type) return false;
  const end = findPictureEnd(bytes, type);
  return end !== undefined && !holdsMoreThanPicture(bytes, type, end);
}
