import pg from 'pg';
import { DatabaseUnavailableError } from './database-unavailable-error.ts';

const oldestVersion = 15;

/** Tries a database once. Throws `DatabaseUnavailableError` with one sentence when it cannot be used. */
export async function checkConnection(url: string): Promise<void> {
  const address = readAddress(url);
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await checkServer(client, address);
  } catch (error) {
    throw error instanceof DatabaseUnavailableError
      ? error
      : new DatabaseUnavailableError(explain(error, address));
  } finally {
    await client.end().catch(() => undefined);
  }
}

interface Address {
  server: string;
  database: string;
  user: string;
}

function readAddress(url: string): Address {
  const parsed = URL.canParse(url) ? new URL(url) : undefined;
  if (!parsed || !/^postgres(ql)?:$/.test(parsed.protocol)) {
    throw new DatabaseUnavailableError(
      'DATABASE_URL is not a PostgreSQL address: write it as postgres://user:password@host:5432/database.',
    );
  }
  const user = decodeURIComponent(parsed.username) || 'postgres';
  return {
    server: `${parsed.hostname || 'localhost'}:${parsed.port || '5432'}`,
    database: decodeURIComponent(parsed.pathname.slice(1)) || user,
    user,
  };
}

async function checkServer(client: pg.Client, { server, database, user }: Address): Promise<void> {
  const { rows } = await client.query<{
    version: number;
    encoding: string;
    create: boolean;
    read_only: boolean;
  }>(
    `select current_setting('server_version_num')::int / 10000 as version,
            current_setting('server_encoding') as encoding,
            coalesce(has_schema_privilege(current_schema(), 'create'), false) as create,
            pg_is_in_recovery() as read_only`,
  );
  const facts = rows[0];
  if (!facts) return;
  const refuse = (sentence: string) => {
    throw new DatabaseUnavailableError(sentence);
  };
  if (facts.version < oldestVersion)
    refuse(
      `The database server ${server} is PostgreSQL ${facts.version}; version ${oldestVersion} or later is needed.`,
    );
  if (facts.encoding !== 'UTF8')
    refuse(`The database '${database}' on ${server} is encoded in ${facts.encoding}; it must be UTF8.`);
  if (facts.read_only)
    refuse(`The database server ${server} is a read-only standby; give the address of the primary.`);
  if (!facts.create)
    refuse(
      `The user '${user}' may not create tables in the database '${database}' on ${server}: grant it CREATE on the schema public.`,
    );
}

function explain(error: unknown, { server, database, user }: Address): string {
  const code = codeOf(error);
  switch (code) {
    case 'ECONNREFUSED':
      return `No database server answers at ${server}: check the host and port of DATABASE_URL and that PostgreSQL runs there.`;
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `The database host of ${server} is not known: check the host in DATABASE_URL.`;
    case '28P01':
      return `The database server ${server} refuses the password of user '${user}': check DATABASE_URL.`;
    case '28000':
      return `The database server ${server} does not let user '${user}' in from this machine: check the user in DATABASE_URL and the server's pg_hba.conf.`;
    case '3D000':
      return `There is no database '${database}' on ${server}: create it, or correct the name in DATABASE_URL.`;
    case '42501':
      return `The user '${user}' may not connect to the database '${database}' on ${server}: grant it CONNECT.`;
    case '53300':
      return `The database server ${server} has no connection free: raise its max_connections or stop other clients.`;
    case '57P03':
      return `The database server ${server} is still starting: try again in a moment.`;
    default:
      return `The database '${database}' on ${server} cannot be reached: ${reasonOf(error)}.`;
  }
}

function codeOf(error: unknown): string | undefined {
  if (error instanceof AggregateError && error.errors.length > 0) return codeOf(error.errors[0]);
  return error instanceof Error && 'code' in error ? String(error.code) : undefined;
}

function reasonOf(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  return /timeout|ETIMEDOUT/i.test(text) ? 'no answer within 5 seconds' : text.replace(/\.$/, '');
}
