import {
  answerQuotationQuestion,
  askQuotationQuestion,
  listQuotationQuestions,
  type QuotationQuestion,
} from '@wbn/contract/quotations/questions.ts';
import { mostQuestions, mostQuestionsOfCompany } from '@wbn/contract/quotations/quotation-limits.ts';
import { CallError } from '@wbn/host/errors/call-error.ts';
import { newId } from '@wbn/postgres/new-id.ts';
import { requireActor } from '../authors/require-actor.ts';
import { tell } from '../notifications/tell.ts';
import { requireNotSuspended } from '../safety/require-allowance.ts';
import { defineHandler } from '../server/define-handler.ts';
import { toIsoTime } from '../server/iso-time.ts';
import { lockForSupplier } from './lock-for-supplier.ts';
import { findOpenQuotation } from './open-quotations.sql.ts';
import { findOwnQuotation, lockOwnQuotation } from './own-quotations.sql.ts';
import { missing } from './own-quotations.ts';
import { insertQuestion, type QuestionRow, selectQuestions, updateAnswer } from './questions.sql.ts';
import { refuseContactData } from './refuse-contact-data.ts';
import { selectBuyers } from './suppliers.sql.ts';
import { tellAnswered } from './tell-closed.ts';

export const listQuotationQuestionsHandler = defineHandler(
  listQuotationQuestions,
  async ({ user: { userID }, params: { id }, query: { bid }, services: { db } }) => {
    const isBuyer = bid === undefined && (await findOwnQuotation.first(db, { id, userID })) !== undefined;
    if (!isBuyer) await requireActor(db, { userID, businessID: bid });
    const seen = isBuyer ? undefined : await findOpenQuotation.first(db, { id, userID, businessID: bid });
    if (!isBuyer && !seen) throw missing(id);
    const rows = await selectQuestions.all(db, { quotationID: id });
    return { data: { questions: rows.map((row) => presentQuestion(row, seen?.supplier_id)) } };
  },
);

export const askQuotationQuestionHandler = defineHandler(
  askQuotationQuestion,
  async ({ user: { userID }, params: { id }, query: { bid }, body: { text }, services: { db } }) => {
    refuseContactData({ text });
    return db.transaction().execute(async (transaction) => {
      await lockForSupplier(transaction, { id, userID, businessID: bid });
      await requireNotSuspended(transaction, userID);
      const asked = await selectQuestions.all(transaction, { quotationID: id });
      const own = asked.filter(({ business_id }) => business_id === bid);
      // A question that is sent twice is one.
      const same = own.find(({ content }) => content === text);
      if (same) return { data: presentQuestion(same, bid) };
      if (own.length >= mostQuestionsOfCompany || asked.length >= mostQuestions)
        throw new CallError(
          'Conflict',
          `A request for quotation takes ${mostQuestionsOfCompany} questions of a company and ${mostQuestions} of all.`,
        );
      const row = await insertQuestion.only(transaction, {
        id: newId(),
        quotation_id: id,
        business_id: bid,
        user_id: userID,
        content: text,
      });
      const buyers = (await selectBuyers.all(transaction, { quotationID: id })).map(({ user_id }) => user_id);
      await tell(transaction, 'quotation-asked', buyers, { resource: { id, type: 'quotation' }, note: text });
      return { data: presentQuestion(row, bid) };
    });
  },
);

export const answerQuotationQuestionHandler = defineHandler(
  answerQuotationQuestion,
  async ({ user: { userID }, params: { id }, body: { questionID, text }, services: { db } }) => {
    refuseContactData({ text });
    return db.transaction().execute(async (transaction) => {
      const quotation = await lockOwnQuotation.first(transaction, { id, userID });
      if (!quotation) throw missing(id);
      if (!quotation.is_open) throw new CallError('Conflict', 'This request for quotation is closed.');
      await requireNotSuspended(transaction, userID);
      const row = await updateAnswer.first(transaction, { quotationID: id, questionID, answer: text });
      if (!row) throw new CallError('Conflict', 'This question is answered already, or it is gone.');
      await tellAnswered(transaction, id);
      return { data: presentQuestion(row, undefined) };
    });
  },
);

/** Without anything of who asked, except to the company itself. */
function presentQuestion(row: QuestionRow, viewerID: string | undefined): QuotationQuestion {
  return {
    questionID: row.id,
    text: row.content,
    ...(row.answer !== null && { answer: row.answer }),
    askedAt: toIsoTime(row.created_at),
    ...(row.answered_at && { answeredAt: toIsoTime(row.answered_at) }),
    isOwn: row.business_id === viewerID,
  };
}
