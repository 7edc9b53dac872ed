import * as z from 'zod/mini';
import { defineCall, fileErrors } from '../call.ts';
import { idSchema } from '../shared/id.ts';
import { importProblemCodes } from './import-problems.ts';
import { productCardSchema, productStatuses } from './product.ts';
import { productSlotsSchema } from './product-slots.ts';
import { shopCategorySchema } from './shop-categories.ts';

/**
 * Columns of the product CSV. `photos`, `videos`, `keywords` and `priceTiers` (`100: 17.50`) hold entries separated
 * by ` | `; `specs` holds lines `key: value`. A photo is the address of one of the company's pictures in our file
 * store, or of a picture on another site, which is fetched after the import.
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

/** Encodings of a CSV file: those recognised by byte-order mark or bytes, and those that people can choose. */
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

/** How to treat a row without a product ID whose product number, EAN or model matches a product of the company. */
export const existingChoices = ['update', 'skip', 'create'] as const;

export type ExistingChoice = (typeof existingChoices)[number];

/** What to do with products for which the plan has no slot: report the row, or store the product as a draft. */
export const beyondSlotsChoices = ['report', 'draft'] as const;

export type BeyondSlotsChoice = (typeof beyondSlotsChoices)[number];

/** How to read the file, as the person has chosen. */
export const importChoices = {
  /** JSON object from file header to column; absent = recognised by name. `''` ignores a column of the file. */
  mapping: z.optional(z.string()),
  /** Absent = recognised. To store the file, an encoding that can only be guessed must be given. */
  encoding: z.optional(z.enum(csvEncodings)),
  /** Currency of amounts without one (ISO 4217); absent = as the header says, such as 'Price (EUR)'. */
  currency: z.optional(
    z.string().check(z.regex(/^[A-Z]{3}$/, 'must be a currency of ISO 4217, such as USD')),
  ),
  existing: z._default(z.enum(existingChoices), 'update'),
  beyondSlots: z._default(z.enum(beyondSlotsChoices), 'report'),
};

/** Most bytes of a CSV file: 20 MB. */
export const csvLimit = 20 * 1024 * 1024;
/** Maximum rows of a CSV file that one request stores, which takes a few seconds; `start-product-import` takes more. */
export const rowsLimit = 10_000;
/** Maximum rows of a CSV file. */
export const fileRowsLimit = 50_000;
/** Maximum columns of a CSV file, unknown ones included. */
export const headersLimit = 200;
/** Maximum problems listed in a reply; `problemCount` counts all. */
export const problemsInReply = 500;

/**
 * A problem with a row. `row` counts from 1 for the first row after the header (line 2 in a spreadsheet). Row 0 is
 * the header itself: two headers map to the same column, and no row was read.
 */
export const rowProblemSchema = z.object({
  row: z.int(),
  /** Header in the file; '' when the problem concerns the whole row. */
  column: z.string(),
  problem: z.string(),
  /** Machine-readable form of `problem`. */
  code: z.enum(importProblemCodes),
  /** Content of the cell, shortened when long. */
  value: z.optional(z.string()),
  /** Set when only this cell is ignored: the number of rows with this problem, of which this row is the first. */
  cells: z.optional(z.int()),
});

export type RowProblem = z.output<typeof rowProblemSchema>;

/** Rows of products that a dry run shows as cards. */
export const previewLimit = 12;

/** What becomes of a row's product; `left` is not imported, for the reasons. */
export const rowOutcomes = ['created', 'updated', 'unchanged', 'left'] as const;

/** A row of a dry run as people see it: the product as it will be, and what is left out of it. */
export const previewRowSchema = z.object({
  row: z.int(),
  outcome: z.enum(rowOutcomes),
  /** Without a status for a row that is not imported; `draft` also when the row asked for more and no slot is free. */
  status: z.optional(z.enum(productStatuses)),
  product: z.omit(productCardSchema, { businessID: true, businessProfile: true }),
  /** Photos on other sites that are fetched after the import. */
  photos: z.int(),
  /** Why the row, or cells of it, are left out. */
  reasons: z.array(rowProblemSchema),
});

export type PreviewRow = z.output<typeof previewRowSchema>;

/**
 * `dryRun` stores nothing and reports the same for the first 10,000 rows (`looked`); `rows` counts all, up to 50,000.
 * Valid rows are stored in one transaction, invalid ones are reported. A row with `productID` changes the columns
 * that the file has; a row without creates a product, published unless the row says otherwise. Accepts exports of
 * shops with their own product numbers, HTML in texts and amounts with more decimals. Separators: comma, semicolon or
 * tab.
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
    /** Our column by header of the file; null for ignored headers. */
    mapping: z.record(z.string(), z.nullable(z.enum(productColumns))),
    /** Columns that several headers match, with those headers; the mapping uses the most likely one. */
    choices: z.array(z.object({ column: z.enum(productColumns), headers: z.array(z.string()) })),
    /** `samples`: texts by which people can judge a guessed encoding. */
    encoding: z.object({ name: z.enum(csvEncodings), guessed: z.boolean(), samples: z.array(z.string()) }),
    /** Currency of amounts without one; '' when unknown. */
    currency: z.string(),
    rows: z.int(),
    /** Number of rows that the counts and problems cover. */
    looked: z.int(),
    created: z.int(),
    updated: z.int(),
    unchanged: z.int(),
    /** Rows without a product ID that match a product of the company by number, EAN, model or name. */
    matched: z.int(),
    /** Products that are drafts because no slot was free; also counted as created or updated. */
    drafts: z.int(),
    /** Photos on other sites that are fetched after the import (`list-photo-fetches`). */
    photos: z.int(),
    problems: z.array(rowProblemSchema),
    problemCount: z.int(),
    /** Of a dry run: the first products of the file. */
    preview: z.array(previewRowSchema),
    /** Of a dry run: categories of the shop in the file, at most 200; `save-shop-categories` chooses ours for them. */
    shopCategories: z.array(shopCategorySchema),
    dryRun: z.boolean(),
  }),
  siblings: { slots: productSlotsSchema },
  errors: ['ValidationError', 'Forbidden', 'NotFound', 'Conflict', 'TooManyRequests', ...fileErrors],
});
