interface Page {
  /** Empty for the first page. */
  readonly after: string;
  readonly size: number;
}

/**
 * Yields pages of rows until an empty one, because a company may have more rows than fit in memory. `select` returns
 * rows in the order of their ids.
 */
export async function* readPages<Row extends { readonly id: string }>(
  size: number,
  select: (page: Page) => Promise<Row[]>,
): AsyncGenerator<Row[]> {
  for (let after = ''; ; ) {
    const rows = await select({ after, size });
    const last = rows.at(-1);
    if (!last) return;
    yield rows;
    after = last.id;
  }
}
