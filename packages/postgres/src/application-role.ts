import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';

/** Makes the cluster, the database and the application's role; nothing else signs in as it. */
export const adminRole = 'postgres';
/** Owns the database and what is in it; neither makes others nor reads files of the machine. */
export const applicationRole = 'wbn';
export const databaseName = 'wbn';

/** Makes the application's role and its database where they are missing, and hands over what an older release left to the superuser. */
export async function prepareDatabase({ url, adminUrl }: { url: string; adminUrl: string }): Promise<void> {
  const maintenance = new URL(adminUrl);
  maintenance.pathname = '/postgres';
  const server = await connectSoon(maintenance.href);
  try {
    await keepRole(server, decodeURIComponent(new URL(url).password));
    const { rowCount } = await server.query('select from pg_database where datname = $1', [databaseName]);
    if (rowCount === 0) await server.query(`create database ${databaseName} owner ${applicationRole}`);
    else await handOver(server, adminUrl);
  } finally {
    await server.end();
  }
}

async function keepRole(server: pg.Client, password: string): Promise<void> {
  const { rowCount } = await server.query('select from pg_roles where rolname = $1', [applicationRole]);
  const verb = rowCount === 0 ? 'create' : 'alter';
  await server.query(
    `${verb} role ${applicationRole} login nosuperuser nocreatedb nocreaterole noreplication nobypassrls
    password ${pg.escapeLiteral(password)}`,
  );
}

/** Gives the application's role a database that is another's, with everything in it. */
async function handOver(server: pg.Client, adminUrl: string): Promise<void> {
  const { rowCount } = await server.query(
    'select from pg_database where datname = $1 and pg_get_userbyid(datdba) <> $2',
    [databaseName, applicationRole],
  );
  if (rowCount === 0) return;
  const database = await connectSoon(adminUrl);
  try {
    await database.query(handOverObjects);
  } finally {
    await database.end();
  }
  // Last: what was broken off begins again.
  await server.query(`alter database ${databaseName} owner to ${applicationRole}`);
}

/** `reassign owned` refuses the superuser that made the cluster. Sequences of a column and indexes follow their tables. */
const handOverObjects = `
do $$
declare
  statement text;
begin
  for statement in
    with ours as (
      select oid, nspname from pg_namespace where nspname !~ '^pg_' and nspname <> 'information_schema'
    )
    select format('alter schema %I owner to ${applicationRole}', nspname) from ours
    union all
    select format('alter %s %I.%I owner to ${applicationRole}',
      case relkind when 'v' then 'view' when 'm' then 'materialized view' when 'S' then 'sequence' else 'table' end,
      nspname, relname)
    from pg_class join ours on ours.oid = relnamespace
    where relkind in ('r', 'p', 'v', 'm')
      or relkind = 'S' and not exists
        (select from pg_depend where objid = pg_class.oid and deptype in ('a', 'i') and refobjsubid > 0)
    union all
    select format('alter routine %s owner to ${applicationRole}', pg_proc.oid::regprocedure)
    from pg_proc join ours on ours.oid = pronamespace
    union all
    select format('alter type %I.%I owner to ${applicationRole}', nspname, typname)
    from pg_type join ours on ours.oid = typnamespace
    left join pg_class on pg_class.oid = typrelid
    where typcategory <> 'A' and (typtype in ('e', 'd') or pg_class.relkind = 'c')
  loop
    execute statement;
  end loop;
end
$$`;

/** The server says that it is ready a moment before it takes the first connection on slow disks. */
async function connectSoon(url: string): Promise<pg.Client> {
  for (let attempt = 1; ; attempt += 1) {
    const client = new pg.Client({ connectionString: url });
    client.on('error', () => undefined);
    try {
      await client.connect();
      return client;
    } catch (error) {
      if (attempt === 20) throw error;
      await delay(50);
    }
  }
}
