import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { connect } from '@wbn/postgres/connect.ts';
import { joinEmbeddedServer } from '@wbn/postgres/embedded-server.ts';

/**
 * Counts the statements that the API sends to the PostgreSQL of a running product during `work`, by the server's own log, so that it works
 * for every checkout. Jobs and listeners have connections of other names and are not counted.
 */
export async function countStatements(dataDir: string, work: () => Promise<void>): Promise<number> {
  const { adminUrl } = await joinEmbeddedServer({ dataDir });
  const { pool, close } = connect(adminUrl, { max: 1 });
  const log = join(dataDir, 'postgres.log');
  const set = async (statements: readonly string[]) => {
    for (const statement of statements) await pool.query(statement);
    await pool.query('select pg_reload_conf()');
    // The server's processes take the new settings with their next statement after the signal.
    await pool.query('select pg_sleep(0.5)');
  };
  try {
    await set(["alter system set log_statement = 'all'", "alter system set log_line_prefix = '%a|'"]);
    const before = statSync(log).size;
    await work();
    const written = readFileSync(log).subarray(before).toString();
    return written.match(/^wbn-api\|LOG: {2}(?:execute|statement)/gm)?.length ?? 0;
  } finally {
    await set(['alter system reset log_statement', 'alter system reset log_line_prefix']);
    await close();
  }
}
