import { type CompiledQuery, type Expression, type Kysely, type QueryExecutorProvider, sql } from 'kysely';
import type { Database } from './schema.ts';

/** A Kysely query or a `sql` template. */
interface Query<Row> {
  compile(provider: QueryExecutorProvider): CompiledQuery<Row>;
}

/** Builds the query for an input; statements without input omit it. */
type Build<Input, Row> = (database: Kysely<Database>, input: Input) => Query<Row>;

type Given<Input> = unknown extends Input ? [] : [input: Input];

/** One SQL statement; `on` is the database or a transaction. */
export interface Statement<Input, Row> {
  all(on: Kysely<Database>, ...given: Given<Input>): Promise<Row[]>;
  first(on: Kysely<Database>, ...given: Given<Input>): Promise<Row | undefined>;
  /** The first row. Throws when there is none. */
  only(on: Kysely<Database>, ...given: Given<Input>): Promise<Row>;
  /** Runs a write; returns the number of changed rows. */
  run(on: Kysely<Database>, ...given: Given<Input>): Promise<number>;
  /** Only for the type; see `RowOf`. */
  readonly row?: Row;
}

/** The row type of a statement. */
export type RowOf<S extends { readonly row?: unknown }> = NonNullable<S['row']>;

/** Declares a statement. `build` is called on every run, so the query may depend on the input. */
export function defineStatement<Input, Row>(build: Build<Input, Row>): Statement<Input, Row> {
  const execute = (on: Kysely<Database>, given: Given<Input>) =>
    on.executeQuery(build(on, given[0] as Input).compile(on));
  return {
    all: async (on, ...given) => (await execute(on, given)).rows,
    first: async (on, ...given) => (await execute(on, given)).rows[0],
    async only(on, ...given) {
      const [row] = (await execute(on, given)).rows;
      if (row === undefined) throw new Error('A statement that always gives a row has given none');
      return row;
    },
    run: async (on, ...given) => Number((await execute(on, given)).numAffectedRows ?? 0),
  };
}

/** The right side of `=` for a list passed as one parameter, so that the statement's text is the same for every length. */
export function anyOf<Item>(list: readonly Item[]): Expression<Item> {
  return sql<Item>`any(${list})`;
}
