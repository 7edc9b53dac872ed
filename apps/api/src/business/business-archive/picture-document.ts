import type { StoredPhoto } from '@wbn/postgres/stored-values.ts';
import * as z from 'zod';
import type { ArchiveFiles } from './archive-files.ts';

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

/** The other way round; `urlOf` gives the address of a file of the archive. */
export function readImage(image: ImageDocument | undefined, urlOf: (path: string) => string): string | null {
  if (!image) return null;
  return JSON.stringify(toPhoto(image, urlOf));
}

export function toPhoto(image: ImageDocument, urlOf: (path: string) => string): StoredPhoto {
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
