import * as z from 'zod/mini';
import { defineCall, fileErrors } from '../call.ts';
import { idSchema } from '../shared/id.ts';
import { importProblemCodes } from './import-problems.ts';
import { productSlotsSchema } from './product-slots.ts';

/**
 * Columns of the product CSV; `photos`, `videos`, `keywords` and `priceTiers` (`100: 17.50`) hold entries with ` | ` between them, `specs`
 * lines `key: value`. A photo is the address of a picture of the company in our own file store.
 */
export const productColumns = [
  'productID',
  'status',
  'name',
  'model',
  'brand',
  'ean',
  'description',
  'keywords',
  'industry',
  'category',
  'subCategory',
  'leadTime',
  'stock',
  'priceAmount',
  'priceCurrency',
  'priceUnit',
  'priceTiers',
  'minimumOrder',
  'minimumOrderUnit',
  'specs',
  'photos',
  'videos',
] as const;

export type ProductColumn = (typeof productColumns)[number];

/** Most bytes of a CSV file: 20 MB. */
export const csvLimit = 20 * 1024 * 1024;
/** Most rows of a CSV file that one request stores, in a few seconds; `start-product-import` takes more. */
export const rowsLimit = 10_000;
/** Most rows of a CSV file. */
export const fileRowsLimit = 50_000;
/** Most columns of a CSV file, ours or not. */
export const headersLimit = 200;
/** Most problems that a reply tells; `problemCount` counts all. */
export const problemsTold = 500;

/**
 * What is wrong with a row; `row` counts from 1 for the first row behind the header: a spreadsheet shows it one further down.
 * Row 0 is the header itself: two headers are one column, and no row was looked at.
 */
export const rowProblemSchema = z.object({
  row: z.int(),
  /** Header of the file; '' when it is the row as a whole. */
  column: z.string(),
  problem: z.string(),
  /** The same for programs. */
  code: z.enum(importProblemCodes),
  /** What stands there, cut when it is long. */
  value: z.optional(z.string()),
});

export type RowProblem = z.output<typeof rowProblemSchema>;

/**
 * `dryRun` stores nothing and tells the same of the first 10,000 rows (`looked`); `rows` counts all, up to 50,000. What is right is stored in one transaction, what is not is told. A row with `productID`
 * changes that product, in the columns that the file has; a row without makes a new one, published unless it says otherwise.
 * UTF-8 or UTF-16, separated by commas, semicolons or tabs.
 */
export const importProducts = defineCall({
  name: 'import-products',
  access: 'user',
  fileType: 'text/csv',
  summary: 'Creates and changes products from a CSV file; for the owner and admins of the company',
  method: 'POST',
  path: 'product/import',
  query: z.object({
    bid: idSchema,
    dryRun: z._default(z.stringbool(), true),
    /** JSON: which header of the file is which column; absent = recognised by name. `''` leaves a column of the file out. */
    mapping: z.optional(z.string()),
  }),
  data: z.object({
    headers: z.array(z.string()),
    /** Column of ours by header of the file; null for those that are left out. */
    mapping: z.record(z.string(), z.nullable(z.enum(productColumns))),
    rows: z.int(),
    /** How many of them the counts and problems are about. */
    looked: z.int(),
    created: z.int(),
    updated: z.int(),
    unchanged: z.int(),
    problems: z.array(rowProblemSchema),
    problemCount: z.int(),
    dryRun: z.boolean(),
  }),
  siblings: { slots: productSlotsSchema },
  errors: ['ValidationError', 'Forbidden', 'NotFound', 'Conflict', 'TooManyRequests', ...fileErrors],
});
