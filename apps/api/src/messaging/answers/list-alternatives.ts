import { listAlternatives } from '@wbn/contract/messaging/answers/list-alternatives.ts';
import { presentBusinessCard } from '../../business/present-business-card.ts';
import { defineHandler } from '../../server/define-handler.ts';
import { requireSide } from '../require-side.ts';
import { selectAlternatives } from './list-alternatives.sql.ts';

export const listAlternativesHandler = defineHandler(
  listAlternatives,
  async ({ params: { rid: requestID }, query, user: { userID }, language, services: { db, catalog } }) => {
    const { side, ownerID } = await requireSide(db, { requestID, userID, ownerID: query.bid });
    // Whom else the buyer might ask is none of the company's business.
    if (side === 'R') return { data: [] };
    const rows = await selectAlternatives.all(db, { requestID, ownerID });
    return { data: rows.map((row) => presentBusinessCard(row, language, catalog)) };
  },
);
