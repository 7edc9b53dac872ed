import * as z from 'zod/mini';
import { defineCall } from '../call.ts';

const count = z.int();
const time = z.nullable(z.iso.datetime());

const healthSchema = z.object({
  jobs: z.object({
    waiting: count,
    underWay: count,
    failed: count,
    /** Minutes for which the oldest due job waits. */
    oldestMinutes: count,
    /** Failed ones by task, the most first. */
    failedTasks: z.array(z.object({ task: z.string(), count, lastError: z.nullable(z.string()) })),
  }),
  mails: z.object({
    waiting: count,
    failed: count,
    /** Within a day, of mails that are counted: of messages, and digests. */
    sentOfDay: count,
    /** Within seven days: refused by the server of the receiver, as bounces are. */
    refusedOfWeek: count,
  }),
  payments: z.object({
    lastEventAt: time,
    /** Events that are not handled yet after ten minutes. */
    unhandled: count,
    differencesOfWeek: count,
  }),
  storage: z.object({
    databaseBytes: z.number(),
    /** The largest tables with their indexes. */
    tables: z.array(z.object({ table: z.string(), bytes: z.number() })),
    /** Of the disk with the files; null with a bucket. */
    diskFreeBytes: z.nullable(z.number()),
    diskBytes: z.nullable(z.number()),
  }),
  search: z.object({
    engine: z.string(),
    /** Why another engine answers than the settings name. */
    problem: z.nullable(z.string()),
    documents: count,
    /** Changes that searches do not know yet, and the seconds for which the oldest waits. */
    waiting: count,
    behindSeconds: count,
    /** When OpenSearch was built last; null in PostgreSQL, whose index is written with each change. */
    builtAt: time,
  }),
  /** Null without pg_stat_statements. */
  slowStatements: z.nullable(
    z.array(
      z.object({ statement: z.string(), calls: z.number(), meanMs: z.number(), totalSeconds: z.number() }),
    ),
  ),
  processes: z.array(
    z.object({
      part: z.string(),
      host: z.string(),
      pid: count,
      version: z.string(),
      memoryMB: count,
      startedAt: z.iso.datetime(),
      seenAt: z.iso.datetime(),
      /** Seen within the last two minutes. */
      isRunning: z.boolean(),
    }),
  ),
});

export type Health = z.output<typeof healthSchema>;

export const loadHealth = defineCall({
  name: 'load-health',
  access: 'staff',
  right: 'see-health',
  summary: 'How the product is: jobs, mails, payments, storage, search, slow statements, running processes',
  method: 'GET',
  path: 'desk/health',
  data: healthSchema,
  errors: ['Forbidden'],
});
