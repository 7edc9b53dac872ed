import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { idSchema } from '../shared/id.ts';
import { photosLimit } from './saved-product.ts';

/**
 * Why a photo of another site was not fetched. `status`: the site answered with `detail`, such as 404; `notPicture`:
 * neither JPEG, PNG, WebP nor AVIF; `broken`: damaged, too small or with too many pixels; `full`: the product has as
 * many photos as it takes; `dayLimit`: the company has fetched as many as its plan takes in a day.
 */
export const photoFetchProblems = [
  'address',
  'inner',
  'unknownHost',
  'unreachable',
  'timeout',
  'status',
  'redirects',
  'tooLarge',
  'notPicture',
  'broken',
  'full',
  'dayLimit',
] as const;

export type PhotoFetchProblem = (typeof photoFetchProblems)[number];

/** Most bytes of a photo of another site: 5 MB. Browsers make pictures smaller before they upload them, shops do not. */
export const fetchedPhotoLimit = 5 * 1024 * 1024;

/** Photos that a product has at most: the main one and the others. */
export const productPhotosLimit = photosLimit + 1;

/** Failures listed in a reply; `failed` counts all. */
export const failuresInReply = 200;

const photoFetchesSchema = z.object({
  waiting: z.int(),
  stored: z.int(),
  failed: z.int(),
  failures: z.array(
    z.object({
      productID: z.string(),
      productName: z.string(),
      address: z.string(),
      problem: z.enum(photoFetchProblems),
      detail: z.optional(z.string()),
    }),
  ),
});

export type PhotoFetches = z.output<typeof photoFetchesSchema>;

const errors = ['ValidationError', 'Forbidden', 'NotFound'] as const;
const body = z.object({ businessID: idSchema });

/** Photos of imported products that are fetched from other sites, of the last 30 days, with the failures. */
export const listPhotoFetches = defineCall({
  name: 'list-photo-fetches',
  access: 'user',
  summary: 'Progress and failures of fetching the photos of imported products; for the owner and admins',
  method: 'GET',
  path: 'product/photo-fetches',
  query: z.object({ bid: idSchema }),
  data: photoFetchesSchema,
  errors,
});

/** Fetches again what has failed. */
export const retryPhotoFetches = defineCall({
  name: 'retry-photo-fetches',
  access: 'user',
  summary: 'Fetches again the photos of imported products that failed; for the owner and admins',
  method: 'POST',
  path: 'product/photo-fetches/retry',
  body,
  data: photoFetchesSchema,
  errors: [...errors, 'TooManyRequests'],
});

/** Fetches nothing more and forgets the failures; photos that are stored stay. */
export const stopPhotoFetches = defineCall({
  name: 'stop-photo-fetches',
  access: 'user',
  summary: 'Stops fetching photos of imported products and empties the list; for the owner and admins',
  method: 'POST',
  path: 'product/photo-fetches/stop',
  body,
  data: photoFetchesSchema,
  errors,
});
