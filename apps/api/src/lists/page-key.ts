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

/** Cuts a page off rows, of which one more was read than it holds, and builds the next `nextID`. */
export function cutPage<Row extends PageKey>(
  rows: readonly Row[],
  size: number,
): { readonly rows: readonly Row[]; readonly nextID?: string } {
  const shown = rows.slice(0, size);
  const last = shown.at(-1);
  return rows.length > size && last ? { rows: shown, nextID: `${last.time}.${last.id}` } : { rows: shown };
}
