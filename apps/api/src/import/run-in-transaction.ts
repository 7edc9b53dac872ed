import { kyselyOnClient } from '@wbn/postgres/connect.ts';
import type pg from 'pg';
import { lockImports, vacuumLoaded } from './run-in-transaction.sql.ts';

/**
 * Runs a load in one transaction on a connection of its own, one load at a time over all processes: two at
 * once would only wait for each other, row by row. Vacuums what changed when told so.
 */
export async function runInTransaction<T>(
  pool: pg.Pool,
  work: (client: pg.PoolClient) => Promise<T>,
  hasChanged: (result: T) => boolean,
): Promise<T> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    await lockImports.run(kyselyOnClient(client));
    const result = await work(client);
    await client.query('commit');
    // Now and not when autovacuum comes by: counts and lists then need not look at rows that are gone.
    if (hasChanged(result)) await vacuumLoaded.run(kyselyOnClient(client));
    client.release();
    return result;
  } catch (error) {
    // The connection may be in the middle of a COPY: closing it rolls everything back.
    client.release(true);
    throw error;
  }
}
