import type { StoredPhoto } from '@wbn/postgres/stored-values.ts';
import * as z from 'zod';
import { toIsoTime } from '../../server/iso-time.ts';
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

const image = 'ImageObject' as const;
const side = z.number().int().positive();

const versionSchema = z.object({
  '@type': z.literal(image),
  contentUrl: z.string(),
  width: side,
  height: side,
  encodingFormat: z.enum(['image/avif', 'image/webp']),
});

/** A picture: its best version, and all others as its encodings. */
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

/** Undefined when there is none, or its files are lost. */
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

/** The picture of a document as its column holds it. */
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

/** Terms of a document by the column that holds the same value. */
type Terms<Row> = Readonly<Record<string, keyof Row & string>>;

/** The values of a row under the terms of its document. */
export function fromColumns<Row extends object>(row: Row, terms: Terms<Row>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(terms).map(([term, column]) => {
      const value = row[column];
      return [term, value instanceof Date ? toIsoTime(value) : value];
    }),
  );
}

/** The columns of a document that its schema has checked: null for what it leaves out, text for columns of JSON. */
export function toColumns<Row, Column extends keyof Row & string>(
  document: Readonly<Record<string, unknown>>,
  terms: Readonly<Record<string, Column>>,
): Pick<Row, Column> {
  const entries = Object.entries(terms).map(([term, column]) => [column, toColumn(document[term])]);
  return Object.fromEntries(entries) as Pick<Row, Column>;
}

/** Lists are columns of their own type. */
function toColumn(value: unknown): unknown {
  if (value === undefined) return null;
  return typeof value === 'object' && !Array.isArray(value) ? JSON.stringify(value) : value;
}

/** The fields of a document that have a value. */
export function withoutEmpty(document: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(document).filter(([, value]) => value !== null && value !== undefined),
  );
}
