import { listRounds, roundPageSize } from '@wbn/contract/messaging/rounds/list-rounds.ts';
import { defineHandler } from '../../server/define-handler.ts';
import { loadAuthors } from '../../social/authors/load-authors.ts';
import { goneAuthor } from '../gone-author.ts';
import { readAsOwner } from '../read-as-owner.ts';
import { selectRounds } from './list-rounds.sql.ts';

export const listRoundsHandler = defineHandler(
  listRounds,
  async ({ user: { userID }, query: { ubid, nextID: before }, language, services: { db } }) => {
    const ownerID = await readAsOwner(db, userID, ubid);
    const found = await selectRounds.all(db, { ownerID, before, size: roundPageSize });
    const rows = found.slice(0, roundPageSize);
    const authors = await loadAuthors(
      db,
      rows.flatMap(({ company_ids }) => company_ids),
    );
    const rounds = rows.map((row) => ({
      roundID: row.round_id,
      subject: row.subject,
      createdAt: row.created_at.toISOString(),
      companies: row.company_ids.map((id) => authors.get(id) ?? goneAuthor(id, 'business', language)),
      answerCount: row.answer_count,
      offerCount: row.offer_count,
    }));
    const last = found.length > roundPageSize ? rows.at(-1) : undefined;
    return { data: { rounds, ...(last && { nextID: last.round_id }) } };
  },
);
