import { validationError } from '@wbn/host/errors/call-error.ts';
import { bookSupport, timeText } from '../../../membership/ledgers/support.ts';
import { answerSupport, endSupport } from '../../../messaging/support/answer-support.ts';
import { loadSupportThread } from '../../../messaging/support/load-support-thread.ts';
import { toIsoTime } from '../../../server/iso-time.ts';
import { documentsBlock, entriesBlock, fact, factsBlock, orGone, person } from '../blocks.ts';
import { type DecisionContext, defineKind, optionalNote, reply } from '../define-kind.ts';

type Thread = Awaited<ReturnType<typeof loadSupportThread>>;

/** A working day, the most minutes of one entry. */
const mostMinutes = 480;

/** Books work of the answer, if there was any: the company reads what was done. */
async function bookWork({ db, staff, facts, values }: DecisionContext<Thread>): Promise<void> {
  const { minutes: given, work = '' } = values;
  if (!given) return;
  const minutes = /^\d{1,3}$/.test(given) ? Number(given) : 0;
  if (minutes < 1 || minutes > mostMinutes)
    throw validationError({ minutes: `must be a whole number from 1 to ${mostMinutes}` });
  if (!work) throw validationError({ work: 'must say what was done, which the company reads' });
  const doneOn = new Date().toISOString().slice(0, 10);
  await bookSupport(db, staff, { businessID: facts.business_id, minutes, note: work, doneOn });
}

const workFields = [
  { name: 'minutes', type: 'text', isRequired: false, length: 3 },
  { name: 'work', type: 'text', isRequired: false, length: 300 },
] as const;

/** What a company writes to WBN Support: answered in the name of the colleague. */
export const supportKind = defineKind<Thread>({
  kind: 'support',
  load: (db, requestID) => orGone(loadSupportThread(db, requestID)),
  blocks: ({ messages, files, support, ...thread }) => [
    ...entriesBlock(
      'messages',
      messages.map(({ number, side, user_id, person: name, content, created_at }, place) => ({
        by: side === 'R' && name ? { type: 'staff' as const, name } : person(user_id, name),
        at: toIsoTime(created_at),
        content,
        isMarked: place === messages.length - 1,
        files: files.filter((file) => file.number === number).map((file) => file.name),
      })),
    ),
    ...factsBlock('company', [
      ...fact('company', 'company', thread.company, thread.business_id),
      ...fact('subject', 'text', thread.subject),
      ...fact('plan', 'text', thread.level),
      ...fact('left', 'text', support && `${timeText(support.left)} / ${timeText(support.granted)}`),
    ]),
    ...documentsBlock(
      'files',
      files.map(({ id, name, size }) => ({ documentID: id, name, facts: fact('size', 'number', size) })),
    ),
  ],
  decisions: () => [
    {
      name: 'answer',
      key: 'r',
      fields: [reply, ...workFields],
      isOffered: ({ status }) => status === 'open',
      async run(context) {
        const { db, staff, subjectID: requestID, values } = context;
        await answerSupport(db, staff, { requestID, content: values.reply ?? '' });
        await bookWork(context);
        return 'waiting';
      },
    },
    {
      name: 'close',
      key: 'c',
      fields: [{ ...reply, isRequired: false }, ...workFields, optionalNote],
      isOffered: ({ status }) => status === 'open',
      async run(context) {
        const { db, staff, subjectID: requestID, values } = context;
        if (values.reply) await answerSupport(db, staff, { requestID, content: values.reply });
        await bookWork(context);
        await endSupport(db, staff, requestID);
        return 'decided';
      },
    },
  ],
  documents: ({ files }) => Object.fromEntries(files.map(({ id, path, name }) => [id, { path, name }])),
});
