import type { ImportProblem } from '@wbn/contract/business/import-problems.ts';
import { type TextLanguage, textLanguages } from '@wbn/contract/shared/language.ts';
import type { IndustryCatalog } from '../../catalog/industry-tree.ts';
import { foldCell } from './csv-cells.ts';
import type { CsvProduct, RowReading } from './product-cells.ts';

/** Ids by name in any language, of all three levels; the length of an id tells its level. */
type Index = ReadonlyMap<string, readonly string[]>;

const indexes = new WeakMap<IndustryCatalog, Index>();

/** Returns the ids with this code or name in any of the languages, within `parent` when given. */
function findTradeIds(
  industries: IndustryCatalog,
  text: string,
  { level, parent = '' }: { level: 1 | 2 | 3; parent?: string },
): string[] {
  const known = indexes.get(industries) ?? collectNames(industries);
  indexes.set(industries, known);
  const ids = known.get(foldCell(text)) ?? [];
  return ids.filter((id) => id.split('.').length === level && (parent === '' || id.startsWith(`${parent}.`)));
}

/**
 * Returns the name when it is unambiguous, otherwise the id: spreadsheets would read `0004.10` as a number and change
 * it.
 */
export function nameTrade(industries: IndustryCatalog, id: string | null, language: TextLanguage): string {
  if (id === null) return '';
  const name = industries.find(id, language)?.name;
  if (name === undefined) return id;
  const levels = id.split('.');
  const found = findTradeIds(industries, name, {
    level: levels.length as 1 | 2 | 3,
    parent: levels.slice(0, -1).join('.'),
  });
  return found.length === 1 && found[0] === id ? name : id;
}

function collectNames(industries: IndustryCatalog): Index {
  const index = new Map<string, string[]>();
  const add = (text: string, id: string) => {
    const ids = index.get(foldCell(text)) ?? [];
    if (!ids.includes(id)) index.set(foldCell(text), [...ids, id]);
  };
  for (const language of textLanguages) {
    for (const industry of industries.tree(language)) {
      add(industry.name, industry.id);
      add(industry.id, industry.id);
      for (const category of industry.categories) {
        add(category.name, category.id);
        add(category.id, category.id);
        for (const { id, name } of category.subCategories) {
          add(name, id);
          add(id, id);
        }
      }
    }
  }
  return index;
}

type Trade = Pick<CsvProduct, 'industry_id' | 'category_id' | 'sub_category_id'>;

const levels = [
  { column: 'industry', level: 1, stored: 'industry_id', outside: 'unknown' },
  { column: 'category', level: 2, stored: 'category_id', outside: 'category' },
  { column: 'subCategory', level: 3, stored: 'sub_category_id', outside: 'subCategory' },
] as const satisfies { column: string; level: number; stored: keyof Trade; outside: ImportProblem }[];

/**
 * Reads industry, category and sub-category by code or name. Missing upper levels follow from the lower one. Values
 * that do not belong together or are unknown, such as the categories of shops, are ignored and reported.
 */
export function readTrade(reading: RowReading): Partial<Trade> | undefined {
  const { changedCells, stored } = reading;
  if (!levels.some(({ column }) => changedCells.has(column))) return undefined;
  const proposed = proposeTrade(reading);
  if (proposed) return proposed;
  const ids = readLevels(reading);
  if (!ids || levels.every(({ stored: field }, at) => ids[at] === (stored?.[field] ?? ''))) return undefined;
  const outside = levels.find((_, at) => at > 0 && !isInside(ids[at], ids.slice(0, at)));
  if (outside) {
    // The row changes the upper level but keeps the stored lower one.
    reading.leaveOut(lastChanged(reading) ?? outside.column, outside.outside);
    return undefined;
  }
  return tradeOf(ids.findLast((id) => id !== '') ?? '');
}

/** Returns the id of each level, '' for none; undefined when a cell matches none or several. */
function readLevels(reading: RowReading): string[] | undefined {
  const { changedCells, stored } = reading;
  const ids: string[] = [];
  let emptied = false;
  for (const { column, level, stored: field, outside } of levels) {
    const text = changedCells.get(column)?.trim();
    const parent = ids.findLast((id) => id !== '') ?? '';
    const kept = emptied ? '' : (stored?.[field] ?? '');
    const id = text === undefined ? kept : readLevel(reading, { text, column, level, parent, outside });
    if (id === undefined) return undefined;
    // Emptying a level empties the levels below it.
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
  { catalog, leaveOut }: RowReading,
  { text, column, level, parent, outside }: Level,
): string | undefined {
  if (text === '') return '';
  const ids = findTradeIds(catalog.industries, text, { level, parent });
  const [id] = ids;
  if (ids.length === 1 && id !== undefined) return id;
  const elsewhere = parent !== '' && findTradeIds(catalog.industries, text, { level }).length > 0;
  leaveOut(column, ids.length > 1 ? 'ambiguous' : elsewhere ? outside : 'unknown');
  return undefined;
}

function lastChanged({ changedCells }: RowReading) {
  return levels.toReversed().find(({ column }) => changedCells.has(column))?.column;
}

/**
 * Finds a place in our tree for the categories of a shop, such as `Plumbing > Valves`: what the company has chosen,
 * otherwise a proposal. Undefined when it is one of ours, or none fits.
 */
function proposeTrade({
  catalog: { industries },
  cells,
  changedCells,
  shopChoices,
  leaveOut,
  noteCategory,
}: RowReading): Partial<Trade> | undefined {
  const text = changedCells.get('category')?.trim() ?? '';
  if (text === '' || cells.get('industry')?.trim() || cells.get('subCategory')?.trim()) return undefined;
  if (findTradeIds(industries, text, { level: 2 }).length > 0) return undefined;
  const names = new Set(text.split(/\s*[,;|]\s*/).filter((name) => name !== ''));
  const found = [...names].map((name) => {
    const chosen = shopChoices.get(name);
    return { name, id: chosen ?? proposeID(industries, name), isChosen: chosen !== undefined };
  });
  for (const one of found) noteCategory(one);
  const best = found.find(({ id, isChosen }) => isChosen && id !== '') ?? found.find(({ id }) => id !== '');
  if (best && !best.isChosen) leaveOut('category', 'proposed', text);
  if (best) return tradeOf(best.id);
  // Somebody has said that none of ours fits.
  return found.length > 0 && found.every(({ isChosen }) => isChosen) ? {} : undefined;
}

/** The deepest part of a path with the name of one of ours, in any language, singular or plural; '' for none. */
function proposeID(industries: IndustryCatalog, path: string): string {
  for (const name of path.split(/\s*[>/›»]\s*/).reverse()) {
    const [id, ...others] = findAnyLevel(industries, name);
    if (id !== undefined && others.length === 0) return id;
  }
  return '';
}

/** The ids of the lowest level that has the name. */
function findAnyLevel(industries: IndustryCatalog, name: string): string[] {
  for (const level of [3, 2, 1] as const) {
    for (const form of [name, `${name}s`, name.replace(/s$/i, '')]) {
      const ids = findTradeIds(industries, form, { level });
      if (ids.length > 0) return ids;
    }
  }
  return [];
}

function tradeOf(id: string): Trade {
  const parts = id === '' ? [] : id.split('.');
  const at = (level: number) => (parts.length >= level ? parts.slice(0, level).join('.') : null);
  return { industry_id: at(1), category_id: at(2), sub_category_id: at(3) };
}
