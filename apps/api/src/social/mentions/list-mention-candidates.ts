import type { Author } from '@wbn/contract/social/author.ts';
import { listMentionCandidates, mentionCandidateLimit } from '@wbn/contract/social/mentions.ts';
import { notFound } from '@wbn/host/errors/call-error.ts';
import { prefixQuery } from '@wbn/search-engine/postgres/name-prefixes.ts';
import { loadAuthors } from '../../authors/load-authors.ts';
import { requireActor } from '../../authors/require-actor.ts';
import { defineHandler } from '../../server/define-handler.ts';
import type { Services } from '../../services.ts';
import { findReadableGroup } from '../posts/timeline-rights.sql.ts';
import { type MentionReader, selectCandidates, selectKnown } from './mentions.sql.ts';

export const listMentionCandidatesHandler = defineHandler(
  listMentionCandidates,
  async ({ query: { search, businessID, groupID }, user: { userID }, services: { db } }) => {
    const actor = await requireActor(db, { userID, businessID });
    const group = groupID === undefined ? undefined : await requireMentionGroup(db, groupID, userID);
    const reader: MentionReader = { userID, actorID: actor.id, group };
    const query = prefixQuery(search);
    if (query === undefined) return { data: await findKnown(db, reader, search) };
    const rows = await selectCandidates.all(db, { ...reader, query, most: mentionCandidateLimit });
    const ids = rows.map(({ id }) => id);
    return { data: inOrder(rows, await loadAuthors(db, ids)) };
  },
  { costly: true },
);

/** Throws NotFound when the person may not read the group. */
async function requireMentionGroup(
  db: Services['db'],
  groupID: string,
  userID: string,
): Promise<NonNullable<MentionReader['group']>> {
  const found = await findReadableGroup.first(db, { groupID, userID });
  if (!found) throw notFound(`There is no group with the id ${groupID}.`);
  return { id: groupID, isPrivate: found.access === 'private' };
}

/** A single letter matches half of all names, so only members of the group, and people and companies the person follows or is connected with, are searched. */
async function findKnown(db: Services['db'], reader: MentionReader, typed: string): Promise<Author[]> {
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
