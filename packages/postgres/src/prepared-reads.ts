/** A statement with its values, as `pg` takes it. */
export interface PreparedQuery {
  readonly name: string;
  readonly text: string;
  values: unknown[];
}

/** What runs a prepared statement: a pool or client of `pg`, or pipelined ones. */
export interface QueryTarget {
  query(query: PreparedQuery): Promise<{ rows: { row: unknown }[] }>;
}

/** Runs prepared statements outside of transactions: slow ones on a pool, all others on `quick`. */
export class PreparedReads {
  readonly #pool: QueryTarget;
  readonly #quick: QueryTarget;

  constructor(pool: QueryTarget, quick: QueryTarget = pool) {
    this.#pool = pool;
    this.#quick = quick;
  }

  /** The rows of a statement whose every row is one JSON value. */
  async query(query: PreparedQuery, slow: boolean): Promise<unknown[]> {
    const { rows } = await (slow ? this.#pool : this.#quick).query(query);
    return rows.map(({ row }) => row);
  }
}
