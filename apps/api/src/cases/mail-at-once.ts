import { type CaseKind, caseKindNames } from '@wbn/contract/desk/case-kinds.ts';
import { addJob } from '@wbn/host/jobs/add-job.sql.ts';
import { defineTask } from '@wbn/host/jobs/task.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import { defineStatement } from '@wbn/postgres/statement.ts';
import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import * as z from 'zod';

const staffID = z.string().optional();

/** Mails staff what waits: everything in the morning of a day, or one thing at once. Without a colleague: the address of the settings. */
export const mailWaiting = defineTask({
  name: 'mail-waiting',
  payload: z.union([
    z.object({ day: z.string(), staffID }),
    z.object({ kind: z.enum(caseKindNames), id: z.string(), staffID }),
  ]),
  hours: 24,
});

/** Kinds of which the address of the settings is told at once; payment disputes have a mail of their own. */
const toldAtOnce: readonly CaseKind[] = ['claim-dispute'];

const selectToldAtOnce = defineStatement(
  (_, { kind }: { readonly kind: CaseKind }) => sql<{ user_id: string }>`
    select user_id from staff_member where left_at is null and ${kind} = any(mails_at_once)`,
);

/**
 * Tells those at once who have asked for it, in the transaction that opens a case. `about`: the account or company, of which they get one mail
 * while it waits to be sent.
 */
export async function mailAtOnce(
  transaction: Kysely<Database>,
  { kind, id, about }: { readonly kind: CaseKind; readonly id: string; readonly about: string },
): Promise<void> {
  const readers = await selectToldAtOnce.all(transaction, { kind });
  if (toldAtOnce.includes(kind)) await addJob(transaction, mailWaiting, { kind, id }, `${kind} ${about}`);
  for (const { user_id } of readers)
    await addJob(transaction, mailWaiting, { kind, id, staffID: user_id }, `${kind} ${about} ${user_id}`);
}
