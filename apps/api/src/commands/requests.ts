import { readId } from '@wbn/host/start/read-command-line.ts';
import { type HeldRow, selectHeld } from '../messaging/held/held.sql.ts';
import { loadHeldRequest, refuseRequest, releaseRequest } from '../messaging/held/held-requests.ts';
import type { Staff } from '../staff/staff-action.ts';
import { at, mostRows, oneLine, quoted } from './frame/lines.ts';
import { by, type Command, defineVerb, readStaff, runVerb } from './frame/verbs.ts';

const head = ({ writer, sender, receiver, created_at }: HeldRow) =>
  `${at(created_at)}, ${[writer ?? 'somebody who is gone', sender].filter(Boolean).join(', ')} to ${receiver ?? 'somebody who is gone'}`;

function describeRequest(request: Awaited<ReturnType<typeof loadHeldRequest>>): string {
  return [
    `Inquiry ${request.id}`,
    head(request),
    `Written by ${request.user_id} to ${request.to_id}`,
    ...(request.subject ? [`Subject: ${request.subject}`] : []),
    ...quoted(request.content),
    ...request.files.map(({ name, contentType, size }) => `File: ${name} (${contentType}, ${size} bytes)`),
  ].join('\n');
}

const readRequest = ([id, ...rest]: readonly string[]) =>
  id === undefined || rest.length > 0
    ? undefined
    : readId(id, 'an inquiry', ', and pnpm requests list tells it');

/** `release` and `refuse`. */
const decision = (
  decide: (db: Parameters<typeof releaseRequest>[0], staff: Staff, requestID: string) => Promise<void>,
  outcome: string,
) =>
  defineVerb({
    usage: '<inquiry> [--by NAME]',
    options: by,
    read(words, values) {
      const requestID = readRequest(words);
      return requestID === undefined ? undefined : { requestID, staff: readStaff(values.by) };
    },
    async run({ db }, { requestID, staff }) {
      const request = await loadHeldRequest(db, requestID);
      await decide(db, staff, requestID);
      return `${describeRequest(request)}\n${outcome}`;
    },
  });

export const requests: Command = {
  name: 'requests',
  verbs: {
    list: defineVerb({
      usage: '',
      read: (words) => (words.length === 0 ? {} : undefined),
      async run({ db }) {
        const rows = await selectHeld.all(db, { most: mostRows });
        const texts = rows.map(
          (row) =>
            `${row.id}  ${head(row)}\n  ${oneLine([row.subject, row.content].filter(Boolean).join(': '))}`,
        );
        return texts.join('\n\n') || 'No inquiry waits.';
      },
    }),
    show: defineVerb({
      usage: '<inquiry>',
      read: readRequest,
      run: async ({ db }, requestID) => describeRequest(await loadHeldRequest(db, requestID)),
    }),
    release: decision(releaseRequest, 'It is on its way to the company.'),
    refuse: decision(refuseRequest, 'It has ended; the company never sees it.'),
  },
};

if (import.meta.main) await runVerb(requests);
