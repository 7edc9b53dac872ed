import {
  type CompiledQuery,
  DummyDriver,
  type Expression,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryExecutorProvider,
  sql,
} from 'kysely';
import { nameStatement } from './named-statements.ts';
import { PreparedReads } from './prepared-reads.ts';
import type { Database } from './schema.ts';

/** A query of Kysely or a `sql` template. */
interface Query<Row> {
  compile(provider: QueryExecutorProvider): CompiledQuery<Row>;
}

/** Writes the query for an input; statements without one leave it out. */
type Build<Input, Row> = (database: Kysely<Database>, input: Input) => Query<Row>;

type Given<Input> = unknown extends Input ? [] : [input: Input];

/** One statement of SQL; `on` is the database or a transaction. */
export interface Statement<Input, Row> {
  all(on: Kysely<Database>, ...given: Given<Input>): Promise<Row[]>;
  first(on: Kysely<Database>, ...given: Given<Input>): Promise<Row | undefined>;
  /** The first row; throws when there is none. */
  only(on: Kysely<Database>, ...given: Given<Input>): Promise<Row>;
  /** Runs a write; gives how many rows it has changed. */
  run(on: Kysely<Database>, ...given: Given<Input>): Promise<number>;
  /** Only for the type; see `RowOf`. */
  readonly row?: Row;
}

/** A row as it travels in JSON: PostgreSQL writes times as text in ISO 8601. */
type Travelled<Row> = { [Column in keyof Row]: Row[Column] extends Date ? string : Row[Column] };

/** A statement that may also run on `PreparedReads`. */
export interface PreparedStatement<Input, Row> {
  readonly name: string;
  readonly text: string;
  /** Reads much: must not hold up others. */
  readonly slow: boolean;
  values(input: Input): unknown[];
  all(on: PreparedReads, ...given: Given<Input>): Promise<Travelled<Row>[]>;
  all(on: Kysely<Database>, ...given: Given<Input>): Promise<Row[]>;
  first(on: PreparedReads, ...given: Given<Input>): Promise<Travelled<Row> | undefined>;
  first(on: Kysely<Database>, ...given: Given<Input>): Promise<Row | undefined>;
  only(on: PreparedReads, ...given: Given<Input>): Promise<Travelled<Row>>;
  only(on: Kysely<Database>, ...given: Given<Input>): Promise<Row>;
  readonly row?: Travelled<Row>;
}

/** What a statement gives; of a prepared one as it travels. */
export type RowOf<S extends { readonly row?: unknown }> = NonNullable<S['row']>;

/**
 * Declares a statement. `build` is called whenever it runs, so it may depend on what the input holds; but with a `name`, under which each
 * connection prepares it once, its text has to be the same for every input.
 */
export function defineStatement<Input, Row>(
  build: Build<Input, Row>,
  { name }: { readonly name?: string } = {},
): Statement<Input, Row> {
  const execute = (on: Kysely<Database>, given: Given<Input>) => {
    const query = build(on, given[0] as Input).compile(on);
    if (name !== undefined) nameStatement(name, query.sql);
    return on.executeQuery(query);
  };
  const all = async (on: Kysely<Database>, ...given: Given<Input>) => (await execute(on, given)).rows;
  return {
    all,
    first: async (on, ...given) => (await all(on, ...given))[0],
    only: async (on, ...given) => onlyOf(await all(on, ...given)),
    run: async (on, ...given) => Number((await execute(on, given)).numAffectedRows ?? 0),
  };
}

/**
 * Declares a read that is compiled once and that each connection of `PreparedReads` prepares once under its name: run again it costs
 * PostgreSQL neither parsing nor planning. Its rows travel as one JSON value each: describing and parsing 30 columns takes Node longer
 * than parsing their JSON.
 *
 * `build` is called without values: it may put `input.id` into the query, but neither look at it nor choose by it.
 */
export function prepareStatement<Input, Row>(
  name: string,
  build: Build<Input, Row>,
  { slow = false } = {},
): PreparedStatement<Input, Row> {
  const { text, values } = compileOnce(name, build);
  const direct = defineStatement(build);
  async function all(on: PreparedReads | Kysely<Database>, ...given: Given<Input>) {
    if (!(on instanceof PreparedReads)) return direct.all(on, ...given);
    return (await on.query({ name, text, values: values(given[0] as Input) }, slow)) as Row[];
  }
  const prepared = {
    name,
    text,
    slow,
    values,
    all,
    first: async (on: PreparedReads | Kysely<Database>, ...given: Given<Input>) =>
      (await all(on, ...given))[0],
    only: async (on: PreparedReads | Kysely<Database>, ...given: Given<Input>) =>
      onlyOf(await all(on, ...given)),
  };
  // One body serves both ways of running it; TypeScript cannot derive the overloads from that.
  return prepared as unknown as PreparedStatement<Input, Row>;
}

/** The right side of `=` for a list that is one value, so that the statement is the same for every length. */
export function anyOf<Item>(list: readonly Item[]): Expression<Item> {
  return sql<Item>`any(${list})`;
}

function onlyOf<Row>(rows: readonly Row[]): Row {
  const [row] = rows;
  if (row === undefined) throw new Error('A statement that always gives a row has given none');
  return row;
}

const compiler = new Kysely<Database>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (database) => new PostgresIntrospector(database),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
});

function compileOnce<Input, Row>(name: string, build: Build<Input, Row>) {
  const keys = new Map<unknown, string>();
  const input = new Proxy(
    {},
    {
      get(_, key) {
        const place = placeOf(`${name}: ${String(key)}`);
        keys.set(place, String(key));
        return place;
      },
    },
  );
  const { sql: query, parameters } = build(compiler, input as Input).compile(compiler);
  return {
    text: `select row_to_json(r) as row from (${query}) as r`,
    values: (given: Input) =>
      parameters.map((parameter) => {
        const key = keys.get(parameter);
        return key === undefined ? parameter : (given as Record<string, unknown>)[key];
      }),
  };
}

/** Stands for a value that is known only when the statement runs; Kysely asks it whether it is an expression. */
function placeOf(label: string): object {
  return new Proxy(
    {},
    {
      get(_, key) {
        if (key === 'toOperationNode') return undefined;
        throw new Error(`${label} is not known yet: a prepared statement is written without values`);
      },
    },
  );
}
