import { defineStatement } from '@wbn/postgres/statement.ts';
import { sql } from 'kysely';

const isFailed = sql`locked_at is null and attempts >= max_attempts`;
const isWaiting = sql`locked_at is null and attempts < max_attempts`;

export const selectJobs = defineStatement(
  () => sql<{
    waiting: number;
    under_way: number;
    failed: number;
    oldest: number;
    mails_waiting: number;
    mails_failed: number;
    indexing: number;
    indexing_for: number;
  }>`
    select count(*) filter (where ${isWaiting})::integer as waiting,
      count(*) filter (where locked_at is not null)::integer as under_way,
      count(*) filter (where ${isFailed})::integer as failed,
      coalesce(floor(extract(epoch from now() - min(run_at) filter (where ${isWaiting} and run_at <= now())) / 60), 0)::integer as oldest,
      count(*) filter (where ${isWaiting} and task_identifier like 'mail-%')::integer as mails_waiting,
      count(*) filter (where ${isFailed} and task_identifier like 'mail-%')::integer as mails_failed,
      count(*) filter (where not (${isFailed}) and task_identifier like 'index-%')::integer as indexing,
      coalesce(floor(extract(epoch from now() - min(run_at)
        filter (where not (${isFailed}) and task_identifier like 'index-%' and run_at <= now()))), 0)::integer as indexing_for
    from graphile_worker.jobs`,
);

/** Tasks with jobs that are not tried again. Errors are stored without addresses and tokens. */
export const selectFailedTasks = defineStatement(
  () => sql<{ task: string; count: number; last_error: string | null }>`
    select task_identifier as task, count(*)::integer as count,
      left((array_agg(last_error order by run_at desc))[1], 300) as last_error
    from graphile_worker.jobs where ${isFailed}
    group by task_identifier order by 2 desc, 1 limit 20`,
);

export const selectMails = defineStatement(
  () => sql<{ sent: number; refused: number }>`
    select count(*) filter (where sent_at > now() - interval '1 day')::integer as sent,
      count(*) filter (where skipped = 'refused' and created_at > now() - interval '7 days')::integer as refused
    from (
      select sent_at, skipped, created_at from message_mail
      union all
      select sent_at, skipped, created_at from digest_mail
    ) as mail`,
);

export const selectPayments = defineStatement(
  () => sql<{ last: Date | null; unhandled: number; differences: number }>`
    select (select max(received_at) from payment_event) as last,
      (select count(*) from payment_event where handled_at is null and received_at < now() - interval '10 minutes')::integer as unhandled,
      (select count(*) from payment_difference where found_at > now() - interval '7 days')::integer as differences`,
);

export const selectDatabaseSize = defineStatement(
  () => sql<{ bytes: number }>`select pg_database_size(current_database())::float8 as bytes`,
);

/** The largest tables; partitions count for their table. */
export const selectTableSizes = defineStatement(
  () => sql<{ table: string; bytes: number }>`
    select coalesce(parent.relname, one.relname) as table, sum(pg_total_relation_size(one.oid))::float8 as bytes
    from pg_class as one
    join pg_namespace on pg_namespace.oid = one.relnamespace and nspname in ('public', 'account', 'graphile_worker')
    left join pg_inherits on inhrelid = one.oid
    left join pg_class as parent on parent.oid = inhparent
    where one.relkind = 'r'
    group by 1 order by 2 desc limit 10`,
);

export const selectSearchHealth = defineStatement(
  () => sql<{ documents: number; waiting: number; behind: number; built_at: Date | null }>`
    select coalesce((select sum(documents) from search_count), 0)::integer as documents,
      (select count(*) from search_outbox)::integer as waiting,
      coalesce((select extract(epoch from clock_timestamp() - added_at) from search_outbox order by id limit 1), 0)::integer as behind,
      (select min(built_at) from opensearch_index) as built_at`,
);

export const hasStatementStatistics = defineStatement(
  () => sql<{ found: boolean }>`
    select exists (select from pg_extension where extname = 'pg_stat_statements') as found`,
);

/** The statements that take the most time together, with parameters as numbers. */
export const selectSlowStatements = defineStatement(
  () => sql<{ statement: string; calls: number; mean_ms: number; total_seconds: number }>`
    select left(regexp_replace(query, '\s+', ' ', 'g'), 300) as statement, calls::float8 as calls,
      mean_exec_time as mean_ms, total_exec_time / 1000 as total_seconds
    from pg_stat_statements
    where dbid = (select oid from pg_database where datname = current_database())
    order by total_exec_time desc limit 20`,
);

export const selectProcesses = defineStatement((db) =>
  db.selectFrom('host_process').selectAll().orderBy('part').orderBy('started_at'),
);
