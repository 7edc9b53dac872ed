import { readBusinessId, readDay, readNumber, readWords } from '@wbn/host/start/read-command-line.ts';
import { bookSupport, correctSupport, loadSupport, timeText } from '../membership/ledgers/support.ts';
import { changeSupportMember } from '../messaging/support/support-members.ts';
import { by, type Command, defineVerb, readStaff, requireStaff, runVerb } from './frame/verbs.ts';

/** A working day, the most minutes of one entry. */
const mostMinutes = 480;
const sayWhat = 'Say in up to 300 characters what was done or why: the company reads it.';

const readWork = (id: string, minutes: string, least: number, note: string) => ({
  businessID: readBusinessId(id),
  minutes: readNumber(minutes, 'a number of minutes', least, mostMinutes),
  note: readWords(note, sayWhat, 300),
});

const companyReads = 'the company reads the name';

export const support: Command = {
  name: 'support',
  verbs: {
    list: defineVerb({
      usage: '<businessID>',
      read: ([id, ...rest]) => (id === undefined || rest.length > 0 ? undefined : readBusinessId(id)),
      async run({ db }, businessID) {
        const { level, support: year, entries } = await loadSupport(db, businessID);
        const balance =
          year && year.granted > 0
            ? `${timeText(year.left)} of ${timeText(year.granted)} are left until ${year.year.until}.`
            : `The plan ${level} has no support hours.`;
        const lines = entries.map(({ position, day, kind, minutes, level: of, corrects, note, by_name }) => {
          const sign = minutes < 0 ? '-' : '+';
          const about = [of, corrects && `entry ${corrects}`, note, by_name && `by ${by_name}`];
          return `${position}  ${day}  ${kind}  ${sign}${timeText(Math.abs(minutes))}  ${about.filter(Boolean).join(', ')}`;
        });
        return [balance, ...lines].join('\n');
      },
    }),
    book: defineVerb({
      usage: '<businessID> <minutes> "what was done" --by NAME [--on 2026-11-23]',
      options: { ...by, on: { type: 'string' } },
      read([id, minutes, note, ...rest], values) {
        if (id === undefined || minutes === undefined || note === undefined || rest.length > 0)
          return undefined;
        const doneOn = readDay(values.on ?? new Date().toISOString().slice(0, 10), '2026-11-23');
        const work = { ...readWork(id, minutes, 1, note), doneOn };
        return { work, staff: requireStaff(values.by, companyReads) };
      },
      async run({ db }, { staff, work }) {
        const { position, left } = await bookSupport(db, staff, work);
        return `Entry ${position}: ${timeText(work.minutes)} booked, ${timeText(left)} left.`;
      },
    }),
    correct: defineVerb({
      usage: '<businessID> <entry> <minutes> "why" --by NAME',
      options: by,
      read([id, entry, minutes, note, ...rest], values) {
        if (id === undefined || entry === undefined || minutes === undefined) return undefined;
        if (note === undefined || rest.length > 0) return undefined;
        const position = readNumber(entry, 'the number of an entry', 1, 1_000_000);
        const work = { ...readWork(id, minutes, 0, note), position };
        return { work, staff: requireStaff(values.by, companyReads) };
      },
      async run({ db }, { staff, work }) {
        const { before, left } = await correctSupport(db, staff, work);
        return `Entry ${work.position}: ${timeText(before)} -> ${timeText(work.minutes)}, ${timeText(left)} left.`;
      },
    }),
    staff: defineVerb({
      usage: '<e-mail> [--remove] [--by NAME]',
      options: { ...by, remove: { type: 'boolean' } },
      read: ([email, ...rest], values) =>
        email?.includes('@') && rest.length === 0
          ? { change: { email, remove: values.remove ?? false }, staff: readStaff(values.by) }
          : undefined,
      async run({ db }, { staff, change }) {
        await changeSupportMember(db, staff, change);
        return `${change.email} ${change.remove ? 'no longer answers' : 'answers'} requests for support.`;
      },
    }),
  },
};

if (import.meta.main) await runVerb(support);
