import type { CaseKind } from '@wbn/contract/desk/case-kinds.ts';
import { nameInMail } from '@wbn/contract/shared/web-address-in-name.ts';
import { formatMoment } from '@wbn/edition/format.ts';
import { addJob } from '@wbn/host/jobs/add-job.sql.ts';
import { type BoundTask, bindTask, defineTask } from '@wbn/host/jobs/task.ts';
import { waitingMail } from '@wbn/mail/templates/waiting-mail.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import * as z from 'zod';
import { type Mailing, readerSite } from '../mails/find-reader.ts';
import type { Operator } from '../need-help/mail-need-help.ts';
import { byKind, countEditions, listWaiting, type Waiting } from './list-waiting.ts';
import { deleteOldMailDays, takeMailDay } from './waiting-mail.sql.ts';

/** Mails staff what waits: everything in the morning of a day, or one thing at once. */
const mailWaiting = defineTask({
  name: 'mail-waiting',
  payload: z.union([
    z.object({ day: z.string() }),
    z.object({ kind: z.custom<CaseKind>((kind) => typeof kind === 'string'), id: z.string() }),
  ]),
  hours: 24,
});

/** Queues the mail of a day when something waits and no process has queued it; `now` is the present moment. */
export async function queueWaitingMail(db: Kysely<Database>, now = new Date()): Promise<void> {
  const day = now.toISOString().slice(0, 10);
  await db.transaction().execute(async (transaction) => {
    await deleteOldMailDays.run(transaction);
    if ((await listWaiting(transaction)).length === 0) return;
    if (await takeMailDay.first(transaction, { day })) await addJob(transaction, mailWaiting, { day }, day);
  });
}

/** Adds a mail about one thing that waits, in the transaction of what makes it wait. */
export function mailStaffAtOnce(
  transaction: Kysely<Database>,
  { kind, id }: { readonly kind: CaseKind; readonly id: string },
): Promise<void> {
  return addJob(transaction, mailWaiting, { kind, id }, `${kind} ${id}`);
}

export function bindMailWaiting({
  db,
  mailer,
  siteLinks,
  staff,
}: Mailing & { readonly staff: Operator }): BoundTask {
  return bindTask(mailWaiting, async (order) => {
    const all = await listWaiting(db);
    const waiting =
      'day' in order ? all : all.filter(({ kind, id }) => kind === order.kind && id === order.id);
    // Staff have dealt with it meanwhile.
    if (waiting.length === 0) return;
    const { email: to, language } = staff;
    const { locale, timeZone, ...site } = readerSite(siteLinks, { language, edition: null });
    await mailer.send(
      waitingMail({
        ...site,
        id: `waiting-${'day' in order ? order.day : `${order.kind}-${order.id}`}`,
        to,
        isAtOnce: !('day' in order),
        groups: [...byKind(waiting)].map(([kind, rows]) =>
          describe(kind, rows, (at) => formatMoment(locale, at, timeZone)),
        ),
      }),
    );
  });
}

function describe(kind: CaseKind, rows: readonly Waiting[], written: (at: Date) => string) {
  const [oldest] = rows;
  return {
    kind,
    count: rows.length,
    since: oldest ? written(oldest.since) : '',
    what: nameInMail(oldest?.what ?? ''),
    editions: countEditions(rows),
    command: oldest?.command ?? '',
  };
}
