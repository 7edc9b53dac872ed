import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { idSchema } from '../shared/id.ts';
import { productImportSchema } from './product-import.ts';

/**
 * For files of up to 50,000 rows, which take minutes: 202 with what `load-product-import` is asked by. The file is checked as
 * a table here, its rows later; they are read as `import-products` reads them and stored 1,000 at a time. Conflict: an import of this
 * company is under way.
 */
export const startProductImport = defineCall({
  name: 'start-product-import',
  room: 'business',
  access: 'user',
  fileType: 'text/csv',
  summary: 'Takes a large CSV file of products and imports it later; for the owner and admins of the company',
  method: 'POST',
  path: 'product/imports',
  query: z.object({
    bid: idSchema,
    /** Shown to whoever looks at the import. */
    fileName: z._default(z.string().check(z.maxLength(200, 'must have 200 characters at most')), ''),
    /** As for `import-products`. */
    mapping: z.optional(z.string()),
  }),
  accepted: true,
  data: productImportSchema,
  errors: [
    'ValidationError',
    'Forbidden',
    'NotFound',
    'Conflict',
    'PayloadTooLarge',
    'UnsupportedMediaType',
    'TooManyRequests',
    'ServiceUnavailable',
  ],
});
