import type { StoredPhoto } from '@wbn/postgres/stored-values.ts';
import * as z from 'zod';
import type { ArchiveFiles } from './archive-files.ts';

/** The values that several documents of an archive are made of. */
export const fields = {
  id: z.string().regex(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/, 'must be a UUID'),
  text: z.string().regex(/^[^\0]*$/, 'must not hold the character U+0000'),
  count: z.number().int().nonnegative(),
  day: z.iso.date(),
  time: z.iso.datetime(),
};

/** Where a company or product came from, and when it was made and changed. */
export const sourceFields = {
  'wbn:source': fields.text,
  'wbn:sourceID': fields.text,
  'wbn:createdAt': fields.time,
  'wbn:updatedAt': fields.time,
};

/** Gives the stored address of a file that a document names by its path in the archive. */
export type UrlOf = (path: string) => string;

const side = z.number().int().positive();

const versionSchema = z.object({
  '@type': z.literal('ImageObject'),
  contentUrl: z.string(),
  width: side,
  height: side,
  encodingFormat: z.enum(['image/avif', 'image/webp']),
});

/** A picture: its best version, and all others as its encodings. */
export const imageSchema = z.object({
  '@type': z.literal('ImageObject'),
  contentUrl: z.string(),
  width: side.optional(),
  height: side.optional(),
  encoding: z.array(versionSchema).optional(),
});

export const videoSchema = z.object({
  '@type': z.literal('VideoObject'),
  identifier: z.string().optional(),
  contentUrl: z.string(),
});

export type ImageDocument = z.output<typeof imageSchema>;

/** Undefined when there is none, or its files are lost. */
export function writeImage(photo: StoredPhoto | null, files: ArchiveFiles): ImageDocument | undefined {
  const contentUrl = photo ? files.addressOf(photo.url) : undefined;
  if (!photo || contentUrl === undefined) return undefined;
  const { width, height, versions } = photo;
  return {
    '@type': 'ImageObject',
    contentUrl,
    ...(width === undefined ? {} : { width }),
    ...(height === undefined ? {} : { height }),
    ...(versions
      ? {
          encoding: versions.flatMap(({ url, width, height, type }) => {
            const address = files.addressOf(url);
            return address === undefined
              ? []
              : [
                  {
                    '@type': 'ImageObject' as const,
                    contentUrl: address,
                    width,
                    height,
                    encodingFormat: type,
                  },
                ];
          }),
        }
      : {}),
  };
}

export function writeVideo(url: string, files: ArchiveFiles, identifier?: string) {
  const contentUrl = files.addressOf(url);
  if (contentUrl === undefined) return undefined;
  return {
    '@type': 'VideoObject' as const,
    ...(identifier === undefined ? {} : { identifier }),
    contentUrl,
  };
}

/** The picture of a document as its column holds it. */
export function readImage(image: ImageDocument | undefined, urlOf: UrlOf): string | null {
  if (!image) return null;
  return JSON.stringify(toPhoto(image, urlOf));
}

export function toPhoto(image: ImageDocument, urlOf: UrlOf): StoredPhoto {
  const { contentUrl, width, height, encoding } = image;
  return {
    url: urlOf(contentUrl),
    ...(width === undefined ? {} : { width }),
    ...(height === undefined ? {} : { height }),
    ...(encoding
      ? {
          versions: encoding.map(({ contentUrl, width, height, encodingFormat: type }) => ({
            url: urlOf(contentUrl),
            width,
            height,
            type,
          })),
        }
      : {}),
  };
}

/** A value as a column of JSON holds it. */
export function toJsonColumn(value: object | undefined): string | null {
  return value === undefined ? null : JSON.stringify(value);
}

/** The fields of a document that have a value. */
export function withoutEmpty(document: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(document).filter(([, value]) => value !== null && value !== undefined),
  );
}
