import { readdir, readFile } from 'node:fs/promises';
import { sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import type { Connection } from './connect.ts';
import { DatabaseUnavailableError } from './database-unavailable-error.ts';

const schemaFolder = new URL('./schema/', import.meta.url);

/** Creates the schema of the first release from the files of `schema/`, in the order of their names. */
const baseline: Migration = {
  up: async (db) => {
    const files = (await readdir(schemaFolder)).filter((name) => name.endsWith('.sql')).sort();
    for (const name of files) await sql.raw(await readFile(new URL(name, schemaFolder), 'utf8')).execute(db);
  },
};

/** All migrations by the name under which they are recorded. Only add at the end. */
const migrations: Record<string, Migration> = { '0001-baseline': baseline };

/**
 * Brings a database to the latest schema and returns the names of the migrations that ran. Safe to call from several processes at once:
 * Kysely holds an advisory lock, and all pending migrations are one transaction. graphile-worker creates its schema first, because
 * migrations may add jobs. Throws `DatabaseUnavailableError` for a database from before the first release.
 */
export async function migrateToLatest({ db, pool }: Pick<Connection, 'db' | 'pool'>): Promise<string[]> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  await refuseOlderDatabase(pool);
  const { runMigrations } = await import('graphile-worker');
  await runMigrations({ pgPool: pool });
  const { error, results } = await migrator.migrateToLatest();
  if (error) throw error;
  return (results ?? []).map((result) => result.migrationName);
}

/** The 41 migrations from before the first release were merged into the baseline, so an existing database cannot be migrated. */
async function refuseOlderDatabase(pool: Connection['pool']): Promise<void> {
  const { rows } = await pool.query<{ exists: boolean }>(
    "select to_regclass('kysely_migration') is not null as exists",
  );
  if (!rows[0]?.exists) return;
  const { rowCount } = await pool.query("select from kysely_migration where name = '0001-directory'");
  if (rowCount)
    throw new DatabaseUnavailableError(
      'The database was made before the first release and cannot be updated: delete the data folder (DATA_DIR), or give an empty database in DATABASE_URL, and start again.',
    );
}
