import { listRounds, loadRound, type RoundRequest, roundPageSize } from '@wbn/contract/messaging/rounds.ts';
import { notFound } from '@wbn/host/errors/call-error.ts';
import { loadAuthors } from '../../authors/load-authors.ts';
import { cutPage, lastID } from '../../lists/page-key.ts';
import { defineHandler } from '../../server/define-handler.ts';
import { presentDetails } from '../load-requests.ts';
import { deletedAuthor, presentRequests } from '../present-messages.ts';
import { requireThreadOwner } from '../require-side.ts';
import { type RoundRow, selectRound, selectRounds } from './rounds.sql.ts';

export const listRoundsHandler = defineHandler(
  listRounds,
  async ({ user: { userID }, query: { ubid, nextID: before = lastID }, language, services: { db } }) => {
    const ownerID = await requireThreadOwner(db, userID, ubid);
    const found = await selectRounds.all(db, { ownerID, before, size: roundPageSize });
    const { rows, nextID } = cutPage(found, roundPageSize);
    const authors = await loadAuthors(
      db,
      rows.flatMap(({ company_ids }) => company_ids),
    );
    const rounds = rows.map((row) => ({
      roundID: row.id,
      subject: row.subject,
      createdAt: row.created_at.toISOString(),
      companies: row.company_ids.map((id) => authors.get(id) ?? deletedAuthor(id, 'business', language)),
      answerCount: row.answer_count,
      offerCount: row.offer_count,
    }));
    return { data: { rounds, ...(nextID && { nextID }) } };
  },
);

export const loadRoundHandler = defineHandler(
  loadRound,
  async ({ user: { userID }, params: { roundID }, query: { bid }, language, services: { db } }) => {
    const ownerID = await requireThreadOwner(db, userID, bid);
    const rows = await selectRound.all(db, { roundID, ownerID, userID });
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
