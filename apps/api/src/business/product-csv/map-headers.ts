import { type ProductColumn, productColumns } from '@wbn/contract/business/import-products.ts';
import { type CallError, validationError } from '@wbn/host/errors/call-error.ts';
import headerNames from './header-names.json' with { type: 'json' };
import { readCurrency } from './read-price.ts';

export type HeaderMapping = Record<string, ProductColumn | null>;

/** Header names used by people, shops and other systems for our columns, in four languages (`header-names.json`). */
const byName = new Map(
  productColumns.flatMap((column) =>
    [column, ...headerNames[column]].map((name, rank): [string, Recognised] => [
      plainName(name),
      { column, rank },
    ]),
  ),
);

interface Recognised {
  readonly column: ProductColumn;
  /** Position among the names of the column; of two headers the one with the lower rank is more likely. */
  readonly rank: number;
}

/** Returns the column of a header in one of four languages, with or without a remark in brackets. */
export function recogniseHeader(header: string): Recognised | undefined {
  return byName.get(plainName(header)) ?? byName.get(plainName(withoutRemark(header)));
}

/** A column that several headers match. */
interface HeaderChoice {
  readonly column: ProductColumn;
  readonly headers: string[];
}

export interface MappedHeaders {
  readonly mapping: HeaderMapping;
  readonly choices: readonly HeaderChoice[];
}

/**
 * Maps headers to columns: as the caller says, otherwise by name. When several headers match a column, the most
 * likely one is used.
 */
export function mapHeaders(
  headers: readonly string[],
  wanted: Readonly<Record<string, string>>,
): MappedHeaders {
  // Without a prototype, because a header may be called `__proto__`.
  const mapping: HeaderMapping = Object.create(null);
  const named = new Map<ProductColumn, { header: string; rank: number }[]>();
  const taken = new Set<ProductColumn>();
  for (const header of new Set(headers)) {
    const chosen = Object.hasOwn(wanted, header) ? wanted[header] : undefined;
    const known = recogniseHeader(header);
    mapping[header] = productColumns.find((one) => one === chosen) ?? null;
    if (mapping[header]) taken.add(mapping[header]);
    if (known) named.set(known.column, [...(named.get(known.column) ?? []), { header, rank: known.rank }]);
  }
  const choices: HeaderChoice[] = [];
  for (const [column, all] of named) {
    const free = all.filter(({ header }) => !Object.hasOwn(wanted, header));
    const [likeliest] = free.toSorted((one, other) => one.rank - other.rank);
    if (likeliest && !taken.has(column)) mapping[likeliest.header] = column;
    if (all.length > 1) choices.push({ column, headers: all.map(({ header }) => header) });
  }
  return { mapping, choices };
}

/** Returns the currency in brackets in the header of the amounts, such as `Prezzo (EUR)`. */
export function currencyOfHeader(header = ''): string | undefined {
  const remark = /[(（[]([^)）\]]*)[)）\]]/.exec(header)?.[1];
  return remark === undefined ? undefined : readCurrency(remark);
}

/** Returns headers that map to a column which an earlier header maps to. */
export function findSameColumns(
  headers: readonly string[],
  mapping: HeaderMapping,
): { header: string; column: ProductColumn }[] {
  const seen = new Set<ProductColumn>();
  return headers.flatMap((header) => {
    const column = mapping[header] ?? null;
    if (column === null) return [];
    if (seen.has(column)) return [{ header, column }];
    seen.add(column);
    return [];
  });
}

/** Parses the caller's mapping from its JSON. Throws ValidationError. */
export function readMapping(json: string | undefined): Readonly<Record<string, string>> {
  if (json === undefined || json === '') return {};
  const given = parse(json);
  if (typeof given !== 'object' || given === null || Array.isArray(given))
    throw wrongMapping('must be a JSON object');
  for (const [header, column] of Object.entries(given)) {
    if (column !== '' && column !== null && !productColumns.some((one) => one === column))
      throw wrongMapping(`${header} must be one of ${productColumns.join(', ')}, or ''`);
  }
  return Object.fromEntries(Object.entries(given).map(([header, column]) => [header, column ?? '']));
}

/** A header without its remark in brackets: `Weight (kg)` is `Weight`. */
export function withoutRemark(header: string): string {
  return header.replace(/\s*[(（[].*$/, '').trim();
}

/** Letters and digits of a header in lower case, without accents. */
export function plainName(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    throw wrongMapping('must be a JSON object');
  }
}

function wrongMapping(problem: string): CallError {
  return validationError({ mapping: problem });
}
