import { readdir, readFile } from 'node:fs/promises';
import { sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import type { Connection } from './connect.ts';
import { DatabaseUnavailableError } from './database-unavailable-error.ts';

const schemaFolder = new URL('./schema/', import.meta.url);
const migrationsFolder = new URL('./migrations/', import.meta.url);

const sqlFiles = async (folder: URL) =>
  (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();

const runFile =
  (folder: URL, name: string): Migration['up'] =>
  async (db) =>
    void (await sql.raw(await readFile(new URL(name, folder), 'utf8')).execute(db));

/** Creates the schema of release 0.1.0 from the files of `schema/`, in the order of their names. */
const baseline: Migration = {
  up: async (db) => {
    for (const name of await sqlFiles(schemaFolder)) await runFile(schemaFolder, name)(db);
  },
};

/** All migrations by the name under which they are recorded: the baseline, then each file of `migrations/` by the order of their numbers. */
async function getMigrations(): Promise<Record<string, Migration>> {
  const later = (await sqlFiles(migrationsFolder)).map((name) => [
    name.replace(/\.sql$/, ''),
    { up: runFile(migrationsFolder, name) },
  ]);
  return { '0001-baseline': baseline, ...Object.fromEntries(later) };
}

/**
 * Brings a database to the latest schema and returns the names of the migrations that ran. Safe to call from several processes at once:
 * Kysely holds an advisory lock, and all pending migrations are one transaction. graphile-worker creates its schema first, because
 * migrations may add jobs. Throws `DatabaseUnavailableError` for a database from before the first release.
 */
export async function migrateToLatest({ db, pool }: Pick<Connection, 'db' | 'pool'>): Promise<string[]> {
  const migrator = new Migrator({ db, provider: { getMigrations } });
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
