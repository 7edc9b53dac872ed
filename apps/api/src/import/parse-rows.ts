import { BrokenFileError, type Line } from './read-lines.ts';

export const importKinds = ['companies', 'names', 'products'] as const;
export type ImportKind = (typeof importKinds)[number];

/** Members that only occur in one kind of file. */
const membersOf: Record<ImportKind, string[]> = {
  companies: ['country', 'countryName', 'sector', 'sourceIndustry', 'industryGroup', 'marketCap'],
  names: ['altNames', 'officialName', 'wikidata', 'yearEstablished'],
  products: ['specs', 'brand', 'model', 'ean', 'price', 'released'],
};

/** Recognizes the kind of a file by the members of its first rows. */
export function recogniseKind(rows: Row[]): ImportKind {
  const scores = importKinds.map((kind) => ({
    kind,
    score: rows.filter(({ values }) => values && membersOf[kind].some((member) => member in values)).length,
  }));
  // `countries` is a list in names files and may also occur in products.
  const [first, second] = scores.sort((a, b) => b.score - a.score);
  if (first && second && first.score > second.score) return first.kind;
  if (rows.some(({ values }) => Array.isArray(values?.countries) && 'category' in values)) return 'names';
  throw new BrokenFileError(
    `its rows do not tell what they are: add --kind ${importKinds.join(', --kind ')}`,
  );
}

/**
 * One JSON object of a file: texts trimmed, empty and null members removed; undefined when the line is not an object.
 */
export interface Row {
  line: number;
  values: Record<string, unknown> | undefined;
}

const firstLines = 20;

/**
 * Parses NDJSON and skips blank lines. Throws when the file starts with lines that are not JSON objects, or contains
 * no object.
 */
export async function* parseRows(lines: AsyncIterable<Line>): AsyncGenerator<Row> {
  let rows = 0;
  let failures = 0;
  for await (const { number, text } of lines) {
    const trimmed = (number === 1 ? text.replace(/^\ufeff/, '') : text).trim();
    if (trimmed === '') continue;
    const values = parseObject(trimmed);
    if (values) rows += 1;
    else failures += 1;
    if (rows === 0 && failures === firstLines)
      throw new BrokenFileError(
        `its first ${firstLines} lines are no JSON objects (NDJSON: one JSON object a line)`,
      );
    yield { line: number, values };
  }
  if (rows === 0)
    throw new BrokenFileError(
      failures > 0 ? 'it holds no JSON object (NDJSON: one JSON object a line)' : 'it is empty',
    );
}

function parseObject(text: string): Record<string, unknown> | undefined {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return undefined;
  }
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (clean(value) as Record<string, unknown>)
    : undefined;
}

/** Characters that columns cannot hold or pages cannot show. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is removed.
const unwanted = /[\u0000-\u0008\u000b-\u001f\u007f]/g;

function clean(value: unknown): unknown {
  if (typeof value === 'string') return value.replace(unwanted, '').toWellFormed().trim();
  if (Array.isArray(value)) return value.map(clean).filter((item) => item !== null && item !== '');
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .map(([key, item]) => [clean(key), clean(item)])
      .filter(([, item]) => item !== null && item !== ''),
  );
}
