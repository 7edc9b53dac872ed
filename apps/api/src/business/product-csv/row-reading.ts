import type { ImportProblem } from '@wbn/contract/business/import-problems.ts';
import type { ProductColumn } from '@wbn/contract/business/import-products.ts';
import type { NamedPhoto } from './find-photos.ts';
import type { CellTexts, CsvProduct } from './product-cells.ts';

/** Something that is wrong with a cell; `value` when it is not the whole cell. */
export interface CellProblem {
  readonly column: ProductColumn;
  readonly code: ImportProblem;
  readonly value?: string;
}

/** What a row says that is not stored already, and what of it cannot be. */
export interface ReadRow {
  readonly change: Partial<CsvProduct>;
  readonly problems: readonly CellProblem[];
}

/** Cells by column, as far as the file has them. */
export type RowCells = ReadonlyMap<ProductColumn, string>;

/** What rows are read with. */
export interface RowTexts extends CellTexts {
  /** What an address of a photo means; looked up for a whole batch. */
  readonly photos: ReadonlyMap<string, NamedPhoto>;
}

/** What the readers of columns are given: `said` has only cells that say something else than is stored. */
export interface RowReading extends RowTexts {
  readonly said: RowCells;
  /** Undefined for a new product. */
  readonly stored: CsvProduct | undefined;
  /** What a column says, else what is stored. */
  text(column: ProductColumn): string;
  problem(column: ProductColumn, code: ImportProblem, value?: string): void;
}
