import { previewDecision } from '@wbn/contract/desk/cases.ts';
import { notFound } from '@wbn/host/errors/call-error.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import { importAnswerWriter } from '../../business/product-csv/failed-imports.ts';
import { pageRemovalWriter } from '../../claims/page-removals/mail-page-removal.ts';
import { needHelpAnswerWriter } from '../../need-help/answer-need-help.ts';
import { noticeValues } from '../../notice-values/notice-values.ts';
import { previewMails } from '../../notifications/preview-mails.ts';
import { defineHandler } from '../../server/define-handler.ts';
import { requireCase } from '../cases/case-scope.ts';
import { kindOf } from '../kinds/kinds.ts';
import { readDecision } from './read-decision.ts';

/** Mails of decisions that are no notifications. */
const writers = { ...pageRemovalWriter, ...needHelpAnswerWriter, ...importAnswerWriter };

/** Shows the mails of a decision: carries it out in a transaction that is undone, so that they are those that people will get. */
export const previewDecisionHandler = defineHandler(
  previewDecision,
  async ({ params: { id: caseID }, body, staff, services }) => {
    const { db } = services;
    const row = await requireCase(db, staff, caseID);
    const kind = kindOf(row.kind);
    const facts = await kind.load(db, row.subject_id);
    if (facts === undefined) throw notFound('What the case is about is gone.');
    const { decision, values, measures } = readDecision(kind, facts, body);
    if (!decision.isTold) return { data: [] };
    const act = async (transaction: Kysely<Database>) => {
      await decision.run?.({
        ...{ db: transaction, services: { ...services, db: transaction }, staff: { ...staff, caseID } },
        ...{ subjectID: row.subject_id, caseID, facts, values, measures },
      });
    };
    const mails = await previewMails(services, noticeValues, act, writers);
    return { data: [...mails] };
  },
);
