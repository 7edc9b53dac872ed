import { type ProductColumn, productColumns } from '@wbn/contract/business/import-products.ts';
import { type CallError, validationError } from '@wbn/host/errors/call-error.ts';
import headerNames from './header-names.json' with { type: 'json' };

export type HeaderMapping = Record<string, ProductColumn | null>;

/** What people, shops and other systems call our columns, in four languages (`header-names.json`). */
const byName = new Map(
  productColumns.flatMap((column) =>
    [column, ...headerNames[column]].map((name): [string, ProductColumn] => [plainName(name), column]),
  ),
);

/** The column that a header names in one of four languages, with or without a remark in brackets. */
export function recogniseHeader(header: string): ProductColumn | null {
  const bare = header.replace(/\s*[(（[].*$/, '');
  return byName.get(plainName(header)) ?? byName.get(plainName(bare)) ?? null;
}

/** Which header is which column: as the caller says, else by name. */
export function mapHeaders(
  headers: readonly string[],
  wanted: Readonly<Record<string, string>>,
): HeaderMapping {
  // Without a prototype: a header may be called `__proto__`.
  const mapping: HeaderMapping = Object.create(null);
  for (const header of headers) {
    const said = Object.hasOwn(wanted, header) ? (wanted[header] ?? '') : undefined;
    mapping[header] =
      said === undefined ? recogniseHeader(header) : (productColumns.find((one) => one === said) ?? null);
  }
  return mapping;
}

/** Headers that are a column which an earlier header is already. */
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

/** The caller's own mapping from its JSON. Throws ValidationError. */
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

function plainName(text: string): string {
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
