import type pg from 'pg';

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
    await client.query("select pg_advisory_xact_lock(hashtext('wbn-import'))");
    const result = await work(client);
    await client.query('commit');
    if (hasChanged(result)) await tidyUp(client);
    client.release();
    return result;
  } catch (error) {
    // The connection may be in the middle of a COPY: closing it rolls everything back.
    client.release(true);
    throw error;
  }
}

/** Now and not when autovacuum comes by: counts and lists then need not look at rows that are gone. */
async function tidyUp(client: pg.ClientBase): Promise<void> {
  await client.query(
    'vacuum (analyze) business, product, user_profile, search_document, search_count, search_word',
  );
}
