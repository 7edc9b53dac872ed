import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type pg from 'pg';

/** Names by the text of statements. */
const names = new Map<string, string>();

/** From now on each connection that Kysely uses prepares a statement under a name; a name is of one text for good. */
export function nameStatement(name: string, text: string): void {
  names.set(text, name);
}

/** A pool for Kysely, which knows no names of statements. */
export function namingPool(pool: pg.Pool): PostgresPool {
  return {
    options: pool.options,
    connect: async () => namingClient(await pool.connect()),
    end: () => pool.end(),
  };
}

function namingClient(client: pg.PoolClient): PostgresPoolClient {
  const query = (text: string, values: unknown[]) => client.query({ name: names.get(text), text, values });
  // Kysely's other way, by a cursor, needs a setting that we do not give.
  return {
    query: query as unknown as PostgresPoolClient['query'],
    release: (error) => client.release(error),
  };
}
