import { listConnections } from '@wbn/contract/social/connections/list-connections.ts';
import { defineHandler } from '../../server/define-handler.ts';
import { readAs } from '../actors/act-as.ts';
import { loadAuthors } from '../authors/load-authors.ts';
import { cutPage, readPageKey } from '../relations/page-key.ts';
import { selectConnections } from './list-connections.sql.ts';
import { presentConnection } from './present-connection.ts';

export const listConnectionsHandler = defineHandler(
  listConnections,
  async ({ params: { list }, query, user: { userID }, services: { db } }) => {
    const { size, nextID: given, businessID } = query;
    const { id: actorID } = await readAs(db, { userID, businessID });
    const asked = { list, actorID, readerID: userID, after: readPageKey(given), size };
    const { rows, nextID } = cutPage(await selectConnections.all(db, asked), size);
    const otherOf = (row: (typeof rows)[number]) =>
      row.requester_id === actorID ? row.addressee_id : row.requester_id;
    const authors = await loadAuthors(db, rows.map(otherOf));
    const items = rows.flatMap((row) => {
      const other = authors.get(otherOf(row));
      if (!other) return [];
      const since = (row.answered_at ?? row.created_at).toISOString();
      const message = row.status === 'pending' && row.message ? { message: row.message } : {};
      return [{ ...presentConnection(row, actorID), other, since, ...message }];
    });
    return { data: { items, ...(nextID && { nextID }) } };
  },
);
