import type { CaseKind } from '@wbn/contract/desk/case-kinds.ts';
import { nameInMail } from '@wbn/contract/shared/web-address-in-name.ts';
import { formatMoment } from '@wbn/edition/format.ts';
import { addJob } from '@wbn/host/jobs/add-job.sql.ts';
import { type BoundTask, bindTask } from '@wbn/host/jobs/task.ts';
import { waitingMail } from '@wbn/mail/templates/waiting-mail.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import { mailWaiting } from '../cases/mail-at-once.ts';
import { findReader, type Mailing, type Reader, readerSite } from '../mails/find-reader.ts';
import type { Operator } from '../need-help/mail-need-help.ts';
import { findStaff, toDeskStaff } from '../staff/require-staff.ts';
import { mayDecide } from '../staff/staff-scope.ts';
import { byKind, countEditions, listWaiting, type Waiting } from './list-waiting.ts';
import { deleteOldMailDays, selectMorningReaders, takeMailDay } from './waiting-mail.sql.ts';

/** Queues the mails of a day when something waits and no process has queued them; `now` is the present moment. */
export async function queueWaitingMail(db: Kysely<Database>, now = new Date()): Promise<void> {
  const day = now.toISOString().slice(0, 10);
  await db.transaction().execute(async (transaction) => {
    await deleteOldMailDays.run(transaction);
    if ((await listWaiting(transaction)).length === 0) return;
    if (!(await takeMailDay.first(transaction, { day }))) return;
    await addJob(transaction, mailWaiting, { day }, day);
    for (const { user_id: staffID } of await selectMorningReaders.all(transaction))
      await addJob(transaction, mailWaiting, { day, staffID }, `${day} ${staffID}`);
  });
}

interface Options extends Mailing {
  /** Who gets the mails that the settings of the host name. */
  readonly staff: Operator;
  readonly deskUrl: string | undefined;
}

/** Mails what waits: to the address of the settings everything, to a colleague what they deal with. */
export function bindMailWaiting(options: Options): BoundTask {
  return bindTask(mailWaiting, async (order) => {
    const all = await listWaiting(options.db);
    const asked = 'day' in order ? all : all.filter(({ kind, id }) => kind === order.kind && id === order.id);
    const reader = await readerOf(options, order.staffID);
    const waiting = reader ? asked.filter(reader.sees) : [];
    // Staff have dealt with it meanwhile, or the colleague has left.
    if (!reader || waiting.length === 0) return;
    const { locale, timeZone, to, language, edition, color } = reader;
    const about = 'day' in order ? order.day : `${order.kind}-${order.id}`;
    await options.mailer.send(
      waitingMail({
        ...{ to, language, edition, color },
        id: `waiting-${[about, order.staffID].filter(Boolean).join('-')}`,
        isAtOnce: !('day' in order),
        isOwnChoice: order.staffID !== undefined,
        deskUrl: options.deskUrl && `${options.deskUrl}/cases`,
        groups: [...byKind(waiting)].map(([kind, rows]) =>
          describe(kind, rows, (at) => formatMoment(locale, at, timeZone)),
        ),
      }),
    );
  });
}

interface StaffReader extends Omit<Reader, 'userID'> {
  readonly sees: (one: Waiting) => boolean;
}

async function readerOf(
  { db, siteLinks, staff }: Options,
  staffID: string | undefined,
): Promise<StaffReader | undefined> {
  if (staffID === undefined) {
    const { email: to, language } = staff;
    return { ...readerSite(siteLinks, { language, edition: null }), to, sees: () => true };
  }
  const row = await findStaff.first(db, { userID: staffID });
  const reader = row && (await findReader({ db, siteLinks }, staffID));
  if (!reader) return undefined;
  const colleague = toDeskStaff(staffID, row);
  return { ...reader, sees: ({ kind, edition }) => mayDecide(colleague, kind, edition) };
}

function describe(kind: CaseKind, rows: readonly Waiting[], written: (at: Date) => string) {
  const [oldest] = rows;
  const now = new Date();
  return {
    kind,
    count: rows.length,
    pastDue: rows.filter(({ due }) => due < now).length,
    since: oldest ? written(oldest.since) : '',
    what: nameInMail(oldest?.what ?? ''),
    editions: countEditions(rows),
  };
}
