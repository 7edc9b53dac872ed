import { createHash } from 'node:crypto';
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

/** A text that each connection prepares under its name. */
interface Prepared {
  readonly name: string;
  readonly text: string;
}

/** Forms of a statement that are prepared, when its text depends on its input. */
const mostForms = 16;
const prepared = new Map<string, Prepared>();

/** The prepared statement of a text, if there is one. Its name is made from the text, so no statement runs with the plan of another. */
export function findPrepared(text: string): Prepared | undefined {
  return prepared.get(text);
}

/**
 * Declares a statement. `build` is called on every run, so the query may depend on the input. Each connection prepares the statement once,
 * and PostgreSQL soon keeps its plan.
 */
export function defineStatement<Input, Row>(build: Build<Input, Row>): Statement<Input, Row> {
  let formsLeft = mostForms;
  return toStatement(build, ({ sql: text }) => {
    if (formsLeft === 0 || prepared.has(text)) return;
    formsLeft -= 1;
    prepared.set(text, { name: createHash('sha1').update(text).digest('base64url'), text });
  });
}

/** Declares a statement that PostgreSQL plans for the values of each run, because its best plan depends on them: searches. */
export function defineUnpreparedStatement<Input, Row>(build: Build<Input, Row>): Statement<Input, Row> {
  return toStatement(build, () => undefined);
}

function toStatement<Input, Row>(
  build: Build<Input, Row>,
  prepare: (query: CompiledQuery) => void,
): Statement<Input, Row> {
  const execute = (on: Kysely<Database>, given: Given<Input>) => {
    const query = build(on, given[0] as Input).compile(on);
    prepare(query);
    return on.executeQuery(query);
  };
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

/**
 * The right side of `=` for a list passed as one parameter, so that the statement's text is the same for every length. The subquery hides the
 * length from the planner, which otherwise takes a kept plan for too costly and plans statements with short lists each time.
 */
export function anyOf<Item>(list: readonly Item[], type: 'text' | 'integer' = 'text'): Expression<Item> {
  const array = sql.raw(`${type}[]`);
  return sql<Item>`any((select ${list}::${array})::${array})`;
}
