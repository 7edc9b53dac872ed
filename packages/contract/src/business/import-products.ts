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

/** How a CSV file may be written: what marks and bytes tell, and what people can say. */
export const csvEncodings = [
  'utf-8',
  'utf-16le',
  'utf-16be',
  'windows-1252',
  'gb18030',
  'windows-1250',
  'windows-1251',
  'big5',
  'shift_jis',
  'euc-kr',
] as const;

export type CsvEncoding = (typeof csvEncodings)[number];

/** What becomes of a row without a product ID whose number, EAN or model a product of the company has. */
export const existingChoices = ['update', 'skip', 'create'] as const;

export type ExistingChoice = (typeof existingChoices)[number];

/** How a file is read, as the person has chosen. */
export const importChoices = {
  /** JSON: which header of the file is which column; absent = recognised by name. `''` leaves a column of the file out. */
  mapping: z.optional(z.string()),
  /** Absent = recognised. What is only guessed must be said to store the file. */
  encoding: z.optional(z.enum(csvEncodings)),
  /** Of amounts without one (ISO 4217); absent = as the header says, such as 'Price (EUR)'. */
  currency: z.optional(
    z.string().check(z.regex(/^[A-Z]{3}$/, 'must be a currency of ISO 4217, such as USD')),
  ),
  existing: z._default(z.enum(existingChoices), 'update'),
};

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
  /** Only this cell is left out, of so many rows; this is the first of them. */
  cells: z.optional(z.int()),
});

export type RowProblem = z.output<typeof rowProblemSchema>;

/**
 * `dryRun` stores nothing and tells the same of the first 10,000 rows (`looked`); `rows` counts all, up to 50,000. What is right is stored in one transaction, what is not is told. A row with `productID`
 * changes that product, in the columns that the file has; a row without makes a new one, published unless it says otherwise. Exports of shops
 * are taken as they are: their own product numbers, HTML in texts, amounts with more decimals. Separated by commas, semicolons or tabs.
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
    ...importChoices,
  }),
  data: z.object({
    headers: z.array(z.string()),
    /** Column of ours by header of the file; null for those that are left out. */
    mapping: z.record(z.string(), z.nullable(z.enum(productColumns))),
    /** Columns that several headers may be, with these headers; the mapping has the likeliest. */
    choices: z.array(z.object({ column: z.enum(productColumns), headers: z.array(z.string()) })),
    /** `samples`: texts that show whether a guess is right. */
    encoding: z.object({ name: z.enum(csvEncodings), guessed: z.boolean(), samples: z.array(z.string()) }),
    /** Of amounts without one; '' when nobody has said. */
    currency: z.string(),
    rows: z.int(),
    /** How many of them the counts and problems are about. */
    looked: z.int(),
    created: z.int(),
    updated: z.int(),
    unchanged: z.int(),
    /** Rows without a product ID that are a product of the company by its number, EAN, model or name. */
    matched: z.int(),
    problems: z.array(rowProblemSchema),
    problemCount: z.int(),
    dryRun: z.boolean(),
  }),
  siblings: { slots: productSlotsSchema },
  errors: ['ValidationError', 'Forbidden', 'NotFound', 'Conflict', 'TooManyRequests', ...fileErrors],
});
