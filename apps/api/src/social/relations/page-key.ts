/** The last row of a page: its time in microseconds, and its id. */
export interface PageKey {
  readonly time: string;
  readonly id: string;
}

/** Reads the `nextID` that a page was given; undefined for the first page. */
export function readPageKey(nextID: string | undefined): PageKey | undefined {
  if (nextID === undefined) return undefined;
  const [time = '', id = ''] = nextID.split('.');
  return { time, id };
}

/** Cuts a page off rows of which one more was read than it holds, and names the next one. */
export function cutPage<Row extends PageKey>(
  rows: readonly Row[],
  size: number,
): { readonly rows: readonly Row[]; readonly nextID?: string } {
  const shown = rows.slice(0, size);
  const last = shown.at(-1);
  return rows.length > size && last ? { rows: shown, nextID: `${last.time}.${last.id}` } : { rows: shown };
}
