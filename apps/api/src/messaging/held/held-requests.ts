import { idSchema } from '@wbn/contract/shared/id.ts';
import { addLiveEvents } from '@wbn/host/live/add-live-event.sql.ts';
import { UsageError } from '@wbn/host/start/usage-error.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import { startClock } from '../clock/clock.ts';
import { loadMessageFiles } from '../files/message-files.ts';
import { findHeld, type HeldRow, releaseHeld, selectHeld, withholdHeld } from './held.sql.ts';

type RequestsOrder =
  | { readonly verb: 'list' }
  | { readonly verb: 'show' | 'release' | 'refuse'; readonly requestID: string };

const usage = ['Usage: pnpm requests list', '       pnpm requests show|release|refuse <inquiry>'].join('\n');

/** Parses the command line of `pnpm requests`. Throws `UsageError`. */
export function readRequestsOrder([verb = 'list', id, ...rest]: readonly string[]): RequestsOrder {
  if (rest.length > 0) throw new UsageError(usage);
  if (verb === 'list' && id === undefined) return { verb };
  if ((verb !== 'show' && verb !== 'release' && verb !== 'refuse') || id === undefined)
    throw new UsageError(usage);
  const read = idSchema.safeParse(id);
  if (read.success) return { verb, requestID: read.data };
  throw new UsageError(
    `${id} is not the id of an inquiry: it has 36 characters, and pnpm requests list tells it.`,
  );
}

/** As many as fit a terminal; the next ones show when these are decided. */
const most = 50;

/** Describes held inquiries in two lines each. */
export async function describeHeldRequests(db: Kysely<Database>): Promise<string> {
  const rows = await selectHeld.all(db, { most });
  if (rows.length === 0) return 'No inquiry waits.';
  return rows
    .map((row) =>
      [
        `${row.id}  ${headOf(row)}`,
        `  ${shorten([row.subject, row.content].filter(Boolean).join(': '))}`,
      ].join('\n'),
    )
    .join('\n\n');
}

/** Describes a held inquiry in full; undefined when it is not held any more. */
export async function describeHeldRequest(
  db: Kysely<Database>,
  requestID: string,
): Promise<string | undefined> {
  const row = await findHeld.first(db, { requestID });
  if (!row) return undefined;
  const files = (await loadMessageFiles(db, requestID, [1])).get(1) ?? [];
  return [
    `Inquiry ${row.id}`,
    headOf(row),
    `Written by ${row.user_id} to ${row.to_id}`,
    ...(row.subject ? [`Subject: ${row.subject}`] : []),
    ...row.content.split('\n').map((line) => `  | ${line}`),
    ...files.map(({ name, contentType, size }) => `File: ${name} (${contentType}, ${size} bytes)`),
  ].join('\n');
}

function headOf({ writer, sender, receiver, created_at }: HeldRow): string {
  const from = [writer ?? 'somebody who is gone', sender].filter(Boolean).join(', ');
  return `${created_at.toISOString().slice(0, 16)}Z, ${from} to ${receiver ?? 'somebody who is gone'}`;
}

function shorten(text: string): string {
  const characters = [...text.replace(/\s+/g, ' ')];
  return characters.length > 120 ? `${characters.slice(0, 119).join('')}…` : characters.join('');
}

/** Releases a held request to its receiver. Returns whether it was held. */
export function releaseRequest(db: Kysely<Database>, requestID: string): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const opened = await releaseHeld.first(transaction, { requestID });
    if (!opened) return false;
    const { from_id, to_id } = opened;
    await startClock(transaction, { requestID });
    await addLiveEvents.run(transaction, { audiences: [to_id], kind: 'message', resourceID: requestID });
    await addLiveEvents.run(transaction, { audiences: [from_id], kind: 'request', resourceID: requestID });
    return true;
  });
}

/** Refuses a held request: the sender sees it as closed, the receiver never sees it. Returns whether it was held. */
export function refuseRequest(db: Kysely<Database>, requestID: string): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const refused = await withholdHeld.first(transaction, { requestID });
    if (!refused) return false;
    const audiences = [refused.from_id];
    await addLiveEvents.run(transaction, { audiences, kind: 'request', resourceID: requestID });
    return true;
  });
}
