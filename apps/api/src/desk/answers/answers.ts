import {
  addAnswer,
  type DeskAnswer,
  deleteAnswer,
  listAnswers,
  saveAnswer,
} from '@wbn/contract/desk/answers.ts';
import { CallError, notFound } from '@wbn/host/errors/call-error.ts';
import { newId } from '@wbn/postgres/new-id.ts';
import { defineHandler } from '../../server/define-handler.ts';
import { toIsoTime } from '../../server/iso-time.ts';
import { recordStaffAction } from '../../staff/staff-action.ts';
import {
  type AnswerRow,
  insertAnswer,
  lockAnswer,
  removeAnswer,
  selectAnswers,
  updateAnswer,
} from './answer.sql.ts';

function present({ id, name, kinds, texts, version, changed_by, changed_at }: AnswerRow): DeskAnswer {
  return {
    ...{ answerID: id, name, version, changedBy: changed_by, changedAt: toIsoTime(changed_at) },
    // Only kinds and languages of the lists are stored.
    kinds: (kinds as DeskAnswer['kinds'] | null) ?? undefined,
    texts: texts as DeskAnswer['texts'],
  };
}

/** The columns of an answer; a language whose text was emptied is left out. */
function toColumns({ name, kinds, texts }: Pick<DeskAnswer, 'name' | 'kinds' | 'texts'>) {
  const written = Object.entries(texts).filter(([, text]) => text !== '');
  return { name, kinds: kinds ? [...kinds] : null, texts: JSON.stringify(Object.fromEntries(written)) };
}

const taken = (name: string) =>
  new CallError('Conflict', `There is an answer with the name '${name}' already.`);

export const listAnswersHandler = defineHandler(
  listAnswers,
  async ({ query: { kind }, services: { db } }) => ({
    data: (await selectAnswers.all(db, { kind: kind ?? null })).map(present),
  }),
);

export const addAnswerHandler = defineHandler(addAnswer, ({ body, staff, services: { db } }) =>
  db.transaction().execute(async (transaction) => {
    const id = newId();
    const row = await insertAnswer.first(transaction, { id, ...toColumns(body), changed_by: staff.name });
    if (!row) throw taken(body.name);
    await recordStaffAction(transaction, staff, {
      act: 'save-answer',
      target: { type: 'desk-answer', id },
      after: { name: row.name, version: row.version },
    });
    return { data: present(row) };
  }),
);

export const saveAnswerHandler = defineHandler(
  saveAnswer,
  ({ params: { id }, body: { version, ...body }, staff, services: { db } }) =>
    db.transaction().execute(async (transaction) => {
      const found = await lockAnswer.first(transaction, { id });
      if (!found) throw notFound(`There is no answer with the id ${id}.`);
      if (found.version !== version)
        throw new CallError('Conflict', `${found.changed_by} has changed this answer since you opened it.`);
      const row = await updateAnswer.first(transaction, { id, ...toColumns(body), changed_by: staff.name });
      if (!row) throw taken(body.name);
      await recordStaffAction(transaction, staff, {
        act: 'save-answer',
        target: { type: 'desk-answer', id },
        before: { name: found.name, version },
        after: { name: row.name, version: row.version },
      });
      return { data: present(row) };
    }),
);

export const deleteAnswerHandler = defineHandler(
  deleteAnswer,
  ({ params: { id }, staff, services: { db } }) =>
    db.transaction().execute(async (transaction) => {
      const removed = await removeAnswer.first(transaction, { id });
      if (!removed) throw notFound(`There is no answer with the id ${id}.`);
      await recordStaffAction(transaction, staff, {
        act: 'delete-answer',
        target: { type: 'desk-answer', id },
        before: { name: removed.name },
      });
      return { data: { answerID: id } };
    }),
);
