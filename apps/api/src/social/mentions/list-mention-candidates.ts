import type { Author } from '@wbn/contract/social/author.ts';
import { listMentionCandidates, mentionCandidateLimit } from '@wbn/contract/social/mentions.ts';
import { prefixQuery } from '@wbn/search-engine/postgres/name-prefixes.ts';
import { loadAuthors } from '../../authors/load-authors.ts';
import { requireActor } from '../../authors/require-actor.ts';
import { defineHandler } from '../../server/define-handler.ts';
import type { Services } from '../../services.ts';
import { selectCandidates, selectKnown } from './mentions.sql.ts';

export const listMentionCandidatesHandler = defineHandler(
  listMentionCandidates,
  async ({ query: { search, businessID }, user: { userID }, services: { db } }) => {
    const actor = await requireActor(db, { userID, businessID });
    const reader = { userID, actorID: actor.id };
    const query = prefixQuery(search);
    if (query === undefined) return { data: await findKnown(db, reader, search) };
    const rows = await selectCandidates.all(db, { ...reader, query, most: mentionCandidateLimit });
    return {
      data: inOrder(
        rows,
        await loadAuthors(
          db,
          rows.map(({ id }) => id),
        ),
      ),
    };
  },
  { costly: true },
);

/** A single letter matches half of all names, so only people and companies the person follows or is connected with are searched. */
async function findKnown(
  db: Services['db'],
  reader: { userID: string; actorID: string },
  typed: string,
): Promise<Author[]> {
  const rows = await selectKnown.all(db, reader);
  const authors = await loadAuthors(
    db,
    rows.map(({ id }) => id),
  );
  const beginning = typed.trim().toLowerCase();
  const begins = ({ name }: Author) =>
    name
      .toLowerCase()
      .split(/\s+/)
      .some((word) => word.startsWith(beginning));
  return inOrder(rows, authors).filter(begins).slice(0, mentionCandidateLimit);
}

function inOrder(rows: readonly { id: string }[], authors: ReadonlyMap<string, Author>): Author[] {
  return rows.flatMap(({ id }) => authors.get(id) ?? []);
}
