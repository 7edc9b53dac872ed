import * as z from 'zod/mini';
import { rowProblemSchema } from './import-products.ts';

/** `failed`: it stopped behind `rowsDone` rows, which are stored; `forbidden`: who started it may not import any more. */
export const productImportStates = ['waiting', 'working', 'done', 'failed'] as const;
export const importFailures = ['forbidden', 'file', 'other'] as const;

/** How far the import of a file is. The counts are about the rows that are done. */
export const productImportSchema = z.object({
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

/** Most problems of an import that are kept; `problemCount` counts all. */
export const importProblemsKept = 10_000;

export const productImportProblemsSchema = z.array(rowProblemSchema);

export type ProductImport = z.output<typeof productImportSchema>;
