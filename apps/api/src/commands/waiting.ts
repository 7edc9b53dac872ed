import { network } from '@wbn/edition/network.ts';
import { readId } from '@wbn/host/start/read-command-line.ts';
import { UsageError } from '@wbn/host/start/usage-error.ts';
import { closeNeedHelp } from '../need-help/close-need-help.ts';
import { byKind, countEditions, listWaiting, type Waiting } from '../waiting/list-waiting.ts';
import { at, oneLine } from './frame/lines.ts';
import { by, type Command, defineVerb, readStaff, runVerb } from './frame/verbs.ts';

const hour = 3_600_000;

/** A time that has passed: `3 d 4 h`, `50 min`. */
function ageOf(since: Date, now: number): string {
  const hours = Math.floor((now - since.getTime()) / hour);
  if (hours < 1) return `${Math.max(0, Math.floor((now - since.getTime()) / 60_000))} min`;
  return hours < 24 ? `${hours} h` : `${Math.floor(hours / 24)} d ${hours % 24} h`;
}

function describe(waiting: readonly Waiting[], now: number): string {
  if (waiting.length === 0) return 'Nothing waits for staff.';
  const groups = [...byKind(waiting)].map(([kind, rows]) => {
    const editions = countEditions(rows);
    return [
      `${kind}: ${rows.length}${editions ? ` (${editions})` : ''}, see ${rows[0]?.command}`,
      ...rows.map(
        ({ id, since, what, edition }) =>
          `  ${ageOf(since, now)}, since ${at(since)}  ${id}  ${oneLine(what, 60)}${edition ? `, ${edition}` : ''}`,
      ),
    ].join('\n');
  });
  return groups.join('\n\n');
}

/** The same for programs; `ageHours` is rounded down. */
function toJson(waiting: readonly Waiting[], now: number): string {
  return JSON.stringify(
    waiting.map(({ since, edition = null, ...rest }) => ({
      ...rest,
      edition,
      since: since.toISOString(),
      ageHours: Math.floor((now - since.getTime()) / hour),
    })),
    null,
    2,
  );
}

export const waiting: Command = {
  name: 'waiting',
  verbs: {
    list: defineVerb({
      usage: '[--edition italy] [--json]',
      options: { edition: { type: 'string' }, json: { type: 'boolean' } },
      read(words, { edition, json = false }) {
        if (words.length > 0) return undefined;
        if (edition !== undefined && !network.some(({ id }) => id === edition))
          throw new UsageError(`${edition} is not an edition: italy is one.`);
        return { edition, json };
      },
      async run({ db }, { edition, json }) {
        const all = await listWaiting(db);
        const found = edition === undefined ? all : all.filter((one) => one.edition === edition);
        return (json ? toJson : describe)(found, Date.now());
      },
    }),
    done: defineVerb({
      usage: '<need-help request> [--note "why"] [--by NAME]',
      options: { ...by, note: { type: 'string' } },
      read: ([id, ...rest], { by: name, note }) =>
        id === undefined || rest.length > 0
          ? undefined
          : {
              id: readId(id, 'a need-help request', ', and pnpm waiting tells it'),
              staff: readStaff(name),
              reason: note,
            },
      async run({ db }, { id, staff, reason }) {
        await closeNeedHelp(db, staff, { id, reason });
        return `The request ${id} waits no more.`;
      },
    }),
  },
};

if (import.meta.main) await runVerb(waiting);
