import type { ImportProblem } from '@wbn/contract/business/import-problems.ts';
import type { CsvProduct } from './product-cells.ts';
import type { RowReading } from './row-reading.ts';
import { findTradeIds } from './trade-names.ts';

type Trade = Pick<CsvProduct, 'industry_id' | 'category_id' | 'sub_category_id'>;

const levels = [
  { column: 'industry', level: 1, stored: 'industry_id', outside: 'unknown' },
  { column: 'category', level: 2, stored: 'category_id', outside: 'category' },
  { column: 'subCategory', level: 3, stored: 'sub_category_id', outside: 'subCategory' },
] as const satisfies { column: string; level: number; stored: keyof Trade; outside: ImportProblem }[];

/**
 * Industry, category and sub-category by code or name. What is above a category is taken from it when the row does not say it; what
 * does not belong together is refused.
 */
export function readTrade(reading: RowReading): Trade | undefined {
  const { said, stored } = reading;
  if (!levels.some(({ column }) => said.has(column))) return undefined;
  const ids = readLevels(reading);
  if (!ids || levels.every(({ stored: field }, at) => ids[at] === (stored?.[field] ?? ''))) return undefined;
  const outside = levels.find((_, at) => at > 0 && !isInside(ids[at], ids.slice(0, at)));
  if (outside) {
    // The row moves the product elsewhere, but leaves what was below it.
    reading.problem(lastSaid(reading) ?? outside.column, outside.outside);
    return undefined;
  }
  const deepest = ids.findLast((id) => id !== '')?.split('.') ?? [];
  const at = (level: number) => (deepest.length >= level ? deepest.slice(0, level).join('.') : null);
  return { industry_id: at(1), category_id: at(2), sub_category_id: at(3) };
}

/** The id of each level, '' for none; undefined when a cell means none or several. */
function readLevels(reading: RowReading): string[] | undefined {
  const { said, stored } = reading;
  const ids: string[] = [];
  let emptied = false;
  for (const { column, level, stored: field, outside } of levels) {
    const text = said.get(column)?.trim();
    const parent = ids.findLast((id) => id !== '') ?? '';
    const kept = emptied ? '' : (stored?.[field] ?? '');
    const id = text === undefined ? kept : readLevel(reading, { text, column, level, parent, outside });
    if (id === undefined) return undefined;
    // What is emptied takes along what was below it.
    emptied ||= text === '';
    ids.push(id);
  }
  return ids;
}

function isInside(id = '', above: readonly string[]): boolean {
  return id === '' || above.every((parent) => parent === '' || id.startsWith(`${parent}.`));
}

interface Level {
  readonly text: string;
  readonly column: 'industry' | 'category' | 'subCategory';
  readonly level: 1 | 2 | 3;
  readonly parent: string;
  readonly outside: ImportProblem;
}

function readLevel(
  { catalog, problem }: RowReading,
  { text, column, level, parent, outside }: Level,
): string | undefined {
  if (text === '') return '';
  const ids = findTradeIds(catalog.industries, text, { level, parent });
  const [id] = ids;
  if (ids.length === 1 && id !== undefined) return id;
  const elsewhere = parent !== '' && findTradeIds(catalog.industries, text, { level }).length > 0;
  problem(column, ids.length > 1 ? 'ambiguous' : elsewhere ? outside : 'unknown');
  return undefined;
}

function lastSaid({ said }: RowReading) {
  return levels.toReversed().find(({ column }) => said.has(column))?.column;
}
