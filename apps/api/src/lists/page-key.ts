/** Key of the last row of a page: its time in microseconds and its id. */
export interface PageKey {
  readonly time: string;
  readonly id: string;
}

/** Parses the `nextID` of a page; undefined for the first page. */
export function readPageKey(nextID: string | undefined): PageKey | undefined {
  if (nextID === undefined) return undefined;
  const [time = '', id = ''] = nextID.split('.');
  return { time, id };
}

/** Sort before and after all ids, which are UUIDs in lower case: the `nextID` of a first page of rows that are sorted by id. */
export const firstID = '';
export const lastID = 'g';

/**
 * Cuts a page off rows, of which one more was read than it holds. `nextID` is the key of its last row, or the id where rows have no time;
 * undefined on the last page.
 */
export function cutPage<Row extends Partial<PageKey> & Pick<PageKey, 'id'>>(
  rows: readonly Row[],
  size: number,
): { readonly rows: readonly Row[]; readonly nextID: string | undefined } {
  const page = rows.slice(0, size);
  const last = rows.length > size ? page.at(-1) : undefined;
  return { rows: page, nextID: last && (last.time === undefined ? last.id : `${last.time}.${last.id}`) };
}
