import { createHash } from 'node:crypto';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Database } from './schema.ts';

export interface ConnectOptions {
  /** Connections at most; 10 unless told. */
  max?: number;
  /** Milliseconds after which the server gives up a statement; no limit unless told. */
  statementTimeout?: number;
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
    connectionTimeoutMillis: 5_000,
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

/** Each prepared statement keeps its plan in the memory of every connection. */
const mostPrepared = 400;

/**
 * The pool for Kysely: gives SELECTs names, so that each connection parses and plans one only once ("Prepared Statements" of PostgreSQL and
 * node-postgres). Planning costs more than running for most reads of a page: without names the pages per second fall by a third.
 */
function preparing(pool: pg.Pool): pg.Pool {
  const names = new Map<string, string>();
  const nameOf = (text: string) => {
    if (!names.has(text) && names.size < mostPrepared && /^\s*(?:select|with)\b/i.test(text))
      names.set(text, createHash('sha1').update(text).digest('base64url'));
    return names.get(text);
  };
  const connect = async () => {
    const client = await pool.connect();
    return {
      query: (text: string, values: unknown[]) =>
        client.query({ name: nameOf(text), text, values }).catch((error: { code?: string }) => {
          // A migration has added a column to the result of `select *`: the server refuses the old plan.
          if (error.code !== '0A000') throw error;
          return client.query(text, values);
        }),
      release: () => client.release(),
    };
  };
  return { connect, end: () => pool.end() } as unknown as pg.Pool;
}

/** Kysely on one client that is not given back: for a transaction that also copies rows. */
export function kyselyOnClient(client: pg.ClientBase): Kysely<Database> {
  const borrowed = { query: client.query.bind(client), release: () => undefined };
  const pool = { connect: async () => borrowed, end: async () => undefined };
  return new Kysely<Database>({ dialect: new PostgresDialect({ pool: pool as unknown as pg.Pool }) });
}
