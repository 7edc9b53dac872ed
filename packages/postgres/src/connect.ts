import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Database } from './schema.ts';
import { findPrepared } from './statement.ts';

export interface ConnectOptions {
  /** Connections at most; 10 unless told. */
  max?: number;
  /** Milliseconds after which the server gives up a statement; no limit unless told. */
  statementTimeout?: number;
  /** Milliseconds that a query waits for a free connection; 5 s unless told. */
  connectionWait?: number;
  /** Shown in pg_stat_activity. */
  applicationName?: string;
}

export interface Connection {
  db: Kysely<Database>;
  pool: pg.Pool;
  /** Throws when the database does not answer. */
  probe(): Promise<void>;
  close(): Promise<void>;
}

const dateOid = 1082;
const int8Oid = 20;
const numericOid = 1700;

/**
 * The JavaScript type of each column, on every path: `timestamptz` is a Date, `date` the text `YYYY-MM-DD`, `int8` and `numeric` a number
 * (none of ours passes 2^53).
 */
const types: pg.CustomTypesConfig = {
  getTypeParser(oid: number, format?: 'text' | 'binary') {
    if (format !== 'binary' && oid === dateOid) return (text: string) => text;
    if (format !== 'binary' && (oid === int8Oid || oid === numericOid)) return Number;
    return pg.types.getTypeParser(oid, format);
  },
};

/** Opens a pool on a database. Nothing connects before the first query; see `checkConnection`. */
export function connect(url: string, options: ConnectOptions = {}): Connection {
  const pool = new pg.Pool({
    connectionString: url,
    max: options.max ?? 10,
    connectionTimeoutMillis: options.connectionWait ?? 5_000,
    // What a connection has prepared takes memory of the server until it ends.
    maxLifetimeSeconds: 3_600,
    application_name: options.applicationName ?? 'wbn',
    ...(options.statementTimeout === undefined
      ? {}
      : {
          statement_timeout: options.statementTimeout,
          // A server that is frozen gives up nothing itself.
          query_timeout: options.statementTimeout + 1_000,
        }),
    types,
  });
  // Without listeners a connection that the server drops, idle or busy, takes the process down. The query
  // under way fails by itself, and the pool replaces the connection.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool: preparing(pool) }) });
  // Not `db.destroy()`: Kysely ends the pool only when it has run a query itself.
  return {
    db,
    pool,
    async probe() {
      await pool.query('select 1');
    },
    close: () => pool.end(),
  };
}

/**
 * The pool for Kysely: runs statements under their names, so that each connection parses and plans one only once ("Prepared Statements" of
 * PostgreSQL and node-postgres). Planning costs more than running for most reads of a page. A connection with a statement that PostgreSQL did
 * not answer in time is closed: PostgreSQL may run that statement later, and a late `begin` would take the writes of others into a
 * transaction that is rolled back.
 */
function preparing(pool: pg.Pool): pg.Pool {
  // Part of every name: a migration that changes the result of a statement makes the old plans unusable.
  let generation = 0;
  const connect = async () => {
    const client = await pool.connect();
    let unanswered: Error | undefined;
    const send = (text: string, values: unknown[]) => {
      const statement = findPrepared(text);
      if (!statement) return client.query(text, values);
      const planned = generation;
      const run = () =>
        client.query({ name: `${statement.name}.${generation}`, text: statement.text, values });
      return run().catch((error: { code?: string }) => {
        if (error.code !== '0A000') throw error;
        if (generation === planned) generation += 1;
        return run().catch((again: { code?: string }) => {
          // Nothing can be repeated in a transaction; the next one finds the new plan.
          throw again.code === '25P02' ? error : again;
        });
      });
    };
    const query = async (text: string, values: unknown[]) => {
      if (unanswered) throw unanswered;
      try {
        return await send(text, values);
      } catch (error) {
        if (error instanceof Error && !(error instanceof pg.DatabaseError)) unanswered = error;
        throw error;
      }
    };
    return { query, release: (discard?: boolean) => client.release(discard || unanswered) };
  };
  return { connect, end: () => pool.end() } as unknown as pg.Pool;
}

/** Kysely on one client that is not given back: for a transaction that also copies rows. */
export function kyselyOnClient(client: pg.ClientBase): Kysely<Database> {
  const borrowed = { query: client.query.bind(client), release: () => undefined };
  const pool = { connect: async () => borrowed, end: async () => undefined };
  return new Kysely<Database>({ dialect: new PostgresDialect({ pool: pool as unknown as pg.Pool }) });
}
