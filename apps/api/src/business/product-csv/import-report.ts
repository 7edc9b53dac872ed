import { type ImportProblem, importProblems } from '@wbn/contract/business/import-problems.ts';
import { problemsTold, type RowProblem } from '@wbn/contract/business/import-products.ts';

const longestValue = 120;

interface Found {
  readonly row: number;
  /** Header of the file. */
  readonly column: string;
  readonly code: ImportProblem;
  readonly value?: string | undefined;
  /** Instead of the words of the code. */
  readonly words?: string;
}

/** Counts what becomes of the rows of a file, and keeps the first problems. */
export class ImportReport {
  rows = 0;
  created = 0;
  updated = 0;
  unchanged = 0;
  problemCount = 0;
  readonly problems: RowProblem[] = [];
  readonly #kept: number;

  constructor(kept: number = problemsTold) {
    this.#kept = kept;
  }

  tell({ row, column, code, value, words = importProblems[code] }: Found): void {
    this.problemCount += 1;
    if (this.problems.length >= this.#kept) return;
    this.problems.push({ row, column, code, problem: words, ...(value ? { value: cut(value) } : {}) });
  }
}

function cut(text: string): string {
  return text.length <= longestValue ? text : `${text.slice(0, longestValue - 1).toWellFormed()}…`;
}
