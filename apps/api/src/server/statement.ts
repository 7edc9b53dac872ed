import type { Database } from '@wbn/postgres/schema.ts';
import {
  type Compilable,
  DummyDriver,
  type Expression,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  sql,
} from 'kysely';

/** What runs a statement: a pool or client of `pg`, or pipelined ones. */
export interface QueryTarget {
  query(query: { name: string; text: string; values: unknown[] }): Promise<{ rows: { row: unknown }[] }>;
}

/** A row as it travels: PostgreSQL writes times as text in ISO 8601. */
type Travelled<Row> = { [Column in keyof Row]: Row[Column] extends Date ? string : Row[Column] };

/**
 * A statement that is written in Kysely once, compiled once and prepared once by each connection. Its rows
 * travel as one JSON value each: describing and parsing 30 columns takes Node longer than parsing their JSON.
 */
export interface Statement<Input, Row> {
  readonly name: string;
  readonly text: string;
  /** Reads much: must not hold up others. */
  readonly slow: boolean;
  values(input: Input): unknown[];
  /** Only for the type: what a row holds. */
  readonly row?: Row;
}

/** The value that is given when the statement runs. */
export type Given<Input> = <Key extends keyof Input & string>(key: Key) => Expression<Input[Key]>;

class Placeholder {
  readonly key: string;

  constructor(key: string) {
    this.key = key;
  }
}

const compiler = new Kysely<Database>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (database) => new PostgresIntrospector(database),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
});

/**
 * Declares a statement by its verb-noun. `build` is called once; `given('id')` stands for the input's `id`:
 * a named statement costs PostgreSQL no parsing and no planning when it runs again.
 */
export function defineStatement<Input extends object, Row>(
  name: string,
  build: (database: Kysely<Database>, given: Given<Input>) => Compilable<Row>,
  { slow = false } = {},
): Statement<Input, Travelled<Row>> {
  const given: Given<Input> = (key) => sql.val(new Placeholder(key) as never);
  const { sql: text, parameters } = build(compiler, given).compile();
  return {
    name,
    text: `select row_to_json(r) as row from (${text}) as r`,
    slow,
    values: (input) =>
      parameters.map((value) =>
        value instanceof Placeholder ? (input as Record<string, unknown>)[value.key] : value,
      ),
  };
}

/** The right side of `=` for a list that is one value: `where('id', '=', anyOf(given('ids')))`. */
export function anyOf<Item>(list: Expression<Item[]>): Expression<Item> {
  return sql<Item>`any(${list})`;
}

/** Runs statements and gives their rows. */
export interface StatementRunner {
  all<Input, Row>(statement: Statement<Input, Row>, input: Input): Promise<Row[]>;
  /** The only row, or undefined. */
  first<Input, Row>(statement: Statement<Input, Row>, input: Input): Promise<Row | undefined>;
}

/** Runs statements: slow ones on `pool`, all others on `quick`. */
export function createStatementRunner(pool: QueryTarget, quick: QueryTarget = pool): StatementRunner {
  async function all<Input, Row>(statement: Statement<Input, Row>, input: Input): Promise<Row[]> {
    const { name, text, slow } = statement;
    const result = await (slow ? pool : quick).query({ name, text, values: statement.values(input) });
    return result.rows.map(({ row }) => row as Row);
  }
  return {
    all,
    async first(statement, input) {
      const rows = await all(statement, input);
      return rows[0];
    },
  };
}
