import * as z from 'zod/mini';
import { defineCall, fileErrors } from '../call.ts';
import { idParams, idSchema } from '../shared/id.ts';
import { importChoices, rowProblemSchema } from './import-products.ts';

/**
 * `failed`: stopped after `rowsDone` rows, which are stored; `forbidden`: the person who started it may no longer
 * import.
 */
const productImportStates = ['waiting', 'working', 'done', 'failed'] as const;
const importFailures = ['forbidden', 'file', 'other'] as const;

/** Progress of the import of a file. The counts cover the rows that are done. */
const productImportSchema = z.object({
  importID: z.string(),
  businessID: z.string(),
  state: z.enum(productImportStates),
  failure: z.optional(z.enum(importFailures)),
  fileName: z.string(),
  rows: z.int(),
  rowsDone: z.int(),
  created: z.int(),
  updated: z.int(),
  unchanged: z.int(),
  problemCount: z.int(),
  startedBy: z.optional(z.string()),
  createdAt: z.string(),
  finishedAt: z.optional(z.string()),
});

/** Maximum stored problems of an import; `problemCount` counts all. */
export const storedProblemsLimit = 10_000;

const productImportProblemsSchema = z.array(rowProblemSchema);

export type ProductImport = z.output<typeof productImportSchema>;

/**
 * For files of up to 50,000 rows, which take minutes. Replies 202 with the id for `load-product-import`. The file is
 * checked as a table at once; its rows are read later as in `import-products` and stored 1,000 at a time. Conflict:
 * an import of this company is running.
 */
export const startProductImport = defineCall({
  name: 'start-product-import',
  access: 'user',
  fileType: 'text/csv',
  summary:
    'Accepts a large CSV file of products and imports it in the background; for the owner and admins of the company',
  method: 'POST',
  path: 'product/imports',
  query: z.object({
    bid: idSchema,
    /** Shown with the import. */
    fileName: z._default(z.string().check(z.maxLength(200, 'must have 200 characters at most')), ''),
    ...importChoices,
  }),
  accepted: true,
  data: productImportSchema,
  errors: ['ValidationError', 'Forbidden', 'NotFound', 'Conflict', 'TooManyRequests', ...fileErrors],
});

/** With its problems, at most 10,000, ordered by row. Imports are kept for 30 days. */
export const loadProductImport = defineCall({
  name: 'load-product-import',
  access: 'user',
  summary: 'Progress and problems of an import; for the owner and admins of its company',
  method: 'GET',
  path: 'product/imports/{id}',
  params: idParams,
  data: productImportSchema,
  siblings: { problems: productImportProblemsSchema },
  errors: ['ValidationError', 'Forbidden', 'NotFound'],
});

/** The last 20 imports of 30 days, newest first. */
export const listProductImports = defineCall({
  name: 'list-product-imports',
  access: 'user',
  summary: 'Background imports of a company; for its owner and admins',
  method: 'GET',
  path: 'product/imports',
  query: z.object({ bid: idSchema }),
  data: z.array(productImportSchema),
  errors: ['ValidationError', 'Forbidden', 'NotFound'],
});
