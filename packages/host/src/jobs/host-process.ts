import { hostname } from 'node:os';
import { newId } from '@wbn/postgres/new-id.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import { type Kysely, sql } from 'kysely';
import manifest from '../../package.json' with { type: 'json' };

const id = newId();
const startedAt = new Date(Date.now() - process.uptime() * 1000);

/** Notes that this process runs, and forgets those without a sign for a day. */
export async function noteProcess(db: Kysely<Database>, part: string): Promise<void> {
  const memory = Math.round(process.memoryUsage.rss() / 1024 ** 2);
  await sql`
    insert into host_process (id, part, host, pid, version, memory, started_at)
    values (${id}, ${part}, ${hostname()}, ${process.pid}, ${manifest.version}, ${memory}, ${startedAt})
    on conflict (id) do update set seen_at = now(), memory = excluded.memory`.execute(db);
  await sql`delete from host_process where seen_at < now() - interval '1 day'`.execute(db);
}

/** Notes that this process has ended. */
export async function forgetProcess(db: Kysely<Database>): Promise<void> {
  await sql`delete from host_process where id = ${id}`.execute(db);
}
