import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import { selectMessagesAround, selectThreadSides, type ThreadMessageRow } from './reported-thread.sql.ts';

/** The two sides of a reported thread, and what was written around each report of the case; of other threads nothing. */
export async function describeThread(
  db: Kysely<Database>,
  given: { readonly requestID: string; readonly caseID: string },
): Promise<string[]> {
  const sides = await selectThreadSides.all(db, given);
  const messages = await selectMessagesAround.all(db, given);
  return [
    'Between:',
    ...sides.map(
      ({ side, owner_id, owner_type, name }) =>
        `  ${side}, the ${owner_type} ${name ?? 'that is gone'} (${owner_id})`,
    ),
    'Messages around the reports:',
    ...messages.flatMap((message, place) => describeMessage(message, messages[place - 1])),
  ];
}

function describeMessage(message: ThreadMessageRow, last: ThreadMessageRow | undefined): string[] {
  const { number, side, user_id, name, content, files, created_at } = message;
  const isGap = last ? number > last.number + 1 : number > 1;
  return [
    ...(isGap ? ['  ...'] : []),
    `  ${number}, ${created_at.toISOString().slice(0, 16)}Z, ${side}, ${name ?? 'somebody who is gone'} (${user_id})`,
    ...content.split('\n').map((line) => `  | ${line}`),
    ...files.map((file) => `  File: ${file}`),
  ];
}
