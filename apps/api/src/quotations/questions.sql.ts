import type { Database } from '@wbn/postgres/schema.ts';
import { defineStatement } from '@wbn/postgres/statement.ts';
import { type Insertable, sql } from 'kysely';

export interface QuestionRow {
  readonly id: string;
  readonly business_id: string;
  readonly content: string;
  readonly answer: string | null;
  readonly created_at: Date;
  readonly answered_at: Date | null;
}

/** Earliest first; at most as many as a request for quotation takes. */
export const selectQuestions = defineStatement(
  (_, { quotationID }: { readonly quotationID: string }) => sql<QuestionRow>`
    select id, business_id, content, answer, created_at, answered_at
    from quotation_question where quotation_id = ${quotationID} order by id`,
);

export const insertQuestion = defineStatement((db, row: Insertable<Database['quotation_question']>) =>
  db
    .insertInto('quotation_question')
    .values(row)
    .returning(['id', 'business_id', 'content', 'answer', 'created_at', 'answered_at']),
);

interface Answer {
  readonly quotationID: string;
  readonly questionID: string;
  readonly answer: string;
}

/** No row when there is no such question, or it is answered. */
export const updateAnswer = defineStatement(
  (_, { quotationID, questionID, answer }: Answer) => sql<QuestionRow>`
    update quotation_question set answer = ${answer}, answered_at = now()
    where quotation_id = ${quotationID} and id = ${questionID} and answer is null
    returning id, business_id, content, answer, created_at, answered_at`,
);
