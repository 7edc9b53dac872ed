import { fileRowsLimit, rowsLimit } from '@wbn/contract/business/import-products.ts';

export interface ImportBounds {
  /** Most rows that one request looks at or stores. */
  readonly rowsAtOnce: number;
  /** Most rows of a file. */
  readonly rowsInFile: number;
  /** Rows that a job stores in one transaction. */
  readonly rowsInStep: number;
}

export const importBounds: ImportBounds = {
  rowsAtOnce: rowsLimit,
  rowsInFile: fileRowsLimit,
  rowsInStep: 1_000,
};
