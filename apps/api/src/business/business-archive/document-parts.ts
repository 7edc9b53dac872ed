import type { StoredPhoto } from '@wbn/postgres/stored-values.ts';
import * as z from 'zod';
import { toIsoTime } from '../../server/iso-time.ts';
import type { ArchiveFiles } from './archive-files.ts';

/** Value types shared by the documents of an archive. */
export const fields = {
  id: z.string().regex(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/, 'must be a UUID'),
  text: z.string().regex(/^[^\0]*$/, 'must not hold the character U+0000'),
  count: z.number().int().nonnegative(),
  day: z.iso.date(),
  time: z.iso.datetime(),
};

/** Origin of a company or product, with the times of creation and change. */
export const sourceFields = {
  'wbn:source': fields.text,
  'wbn:sourceID': fields.text,
  'wbn:createdAt': fields.time,
  'wbn:updatedAt': fields.time,
};

/** Returns the stored address of a file that a document names by its archive path. */
export type UrlOf = (path: string) => string;

const image = 'ImageObject' as const;
const side = z.number().int().positive();

const versionSchema = z.object({
  '@type': z.literal(image),
  contentUrl: z.string(),
  width: side,
  height: side,
  encodingFormat: z.enum(['image/avif', 'image/webp']),
});

/** A picture: its best version, with all others as encodings. */
export const imageSchema = z.object({
  '@type': z.literal(image),
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

/** Undefined when there is no picture or its files are missing. */
export function writeImage(photo: StoredPhoto | null, files: ArchiveFiles): ImageDocument | undefined {
  const contentUrl = photo ? files.addressOf(photo.url) : undefined;
  if (!photo || contentUrl === undefined) return undefined;
  const { url: _, versions, ...size } = photo;
  const encoding = versions?.flatMap(({ url, type: encodingFormat, ...size }) => {
    const contentUrl = files.addressOf(url);
    return contentUrl === undefined ? [] : [{ '@type': image, contentUrl, ...size, encodingFormat }];
  });
  return { '@type': image, contentUrl, ...size, ...(encoding && { encoding }) };
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

/** Returns the picture of a document as JSON for its column. */
export function readImage(image: ImageDocument | undefined, urlOf: UrlOf): string | null {
  if (!image) return null;
  return JSON.stringify(toPhoto(image, urlOf));
}

export function toPhoto(
  { contentUrl, encoding, '@type': _, ...size }: ImageDocument,
  urlOf: UrlOf,
): StoredPhoto {
  const versions = encoding?.map(({ contentUrl, encodingFormat: type, '@type': _, ...size }) => ({
    url: urlOf(contentUrl),
    ...size,
    type,
  }));
  return { url: urlOf(contentUrl), ...size, ...(versions && { versions }) } as StoredPhoto;
}

/** Terms of a document with the column that holds the same value. */
type Terms<Row> = Readonly<Record<string, keyof Row & string>>;

/** Returns the values of a row under the terms of its document. */
export function fromColumns<Row extends object>(row: Row, terms: Terms<Row>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(terms).map(([term, column]) => {
      const value = row[column];
      return [term, value instanceof Date ? toIsoTime(value) : value];
    }),
  );
}

/** Returns the columns of a validated document: null for omitted terms, text for JSON columns. */
export function toColumns<Row, Column extends keyof Row & string>(
  document: Readonly<Record<string, unknown>>,
  terms: Readonly<Record<string, Column>>,
): Pick<Row, Column> {
  const entries = Object.entries(terms).map(([term, column]) => [column, toColumn(document[term])]);
  return Object.fromEntries(entries) as Pick<Row, Column>;
}

/** Lists stay arrays, because their columns are arrays. */
function toColumn(value: unknown): unknown {
  if (value === undefined) return null;
  return typeof value === 'object' && !Array.isArray(value) ? JSON.stringify(value) : value;
}

/** Returns the fields of a document that have a value. */
export function withoutEmpty(document: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(document).filter(([, value]) => value !== null && value !== undefined),
  );
}
