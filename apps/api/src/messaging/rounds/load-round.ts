import { loadRound } from '@wbn/contract/messaging/rounds/load-round.ts';
import type { RoundRequest } from '@wbn/contract/messaging/rounds/round.ts';
import { notFound } from '@wbn/host/errors/call-error.ts';
import { defineHandler } from '../../server/define-handler.ts';
import { presentDetails } from '../load-request.ts';
import { presentRequests } from '../present-request.ts';
import { readAsOwner } from '../read-as-owner.ts';
import { type RoundRow, selectRound } from './load-round.sql.ts';

export const loadRoundHandler = defineHandler(
  loadRound,
  async ({ user: { userID }, params: { roundID }, query: { bid }, language, services: { db } }) => {
    const ownerID = await readAsOwner(db, userID, bid);
    const rows = await selectRound.all(db, { roundID, ownerID });
    const [first] = rows;
    if (!first) throw notFound(`There is no round with the id ${roundID}.`);
    const threads = await presentRequests(db, rows, language);
    const requests = threads.map((request, place) => ({
      ...request,
      ...presentAnswer(rows[place] ?? first),
    }));
    return {
      data: {
        roundID,
        subject: first.subject,
        createdAt: first.created_at.toISOString(),
        companies: threads.map(({ to }) => to),
        answerCount: rows.filter((row) => row.answered_at !== null).length,
        offerCount: rows.filter((row) => row.offer !== null).length,
        details: presentDetails(first),
        requests,
      },
    };
  },
);

function presentAnswer({
  answered_at,
  offer,
  offer_number,
  offer_at,
}: RoundRow): Pick<RoundRequest, 'answeredAt' | 'offer'> {
  return {
    ...(answered_at && { answeredAt: answered_at.toISOString() }),
    ...(offer &&
      offer_number !== null &&
      offer_at && { offer: { ...offer, number: offer_number, datetime: offer_at.toISOString() } }),
  };
}
