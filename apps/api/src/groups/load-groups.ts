import type { GroupCard } from '@wbn/contract/groups/group.ts';
import {
  listGroupProposals,
  listGroups,
  listOwnGroups,
  loadGroup,
  loadGroupTimeline,
} from '@wbn/contract/groups/groups.ts';
import type { TextLanguage } from '@wbn/contract/shared/language.ts';
import { prefixQuery } from '@wbn/search-engine/postgres/name-prefixes.ts';
import { cutPage, lastID } from '../lists/page-key.ts';
import { defineHandler } from '../server/define-handler.ts';
import type { Services } from '../services.ts';
import { requireReader } from '../social/comments/list-comments.ts';
import { loadPosts } from '../social/posts/load-posts.ts';
import {
  type GroupCardRow,
  selectGroupProposals,
  selectGroups,
  selectGroupsOf,
  selectGroupTimeline,
  selectOwnGroups,
} from './group.sql.ts';
import { presentGroup, presentGroupCard, requireGroup, requireReadableGroup } from './present-group.ts';

function presentPage(
  rows: readonly (GroupCardRow & { readonly total: number })[],
  texts: Services & { readonly language: TextLanguage },
) {
  return { items: rows.map((row) => presentGroupCard(row, texts)), total: rows[0]?.total ?? 0 };
}

export const loadGroupHandler = defineHandler(
  loadGroup,
  async ({ params: { id }, user, language, services }) => {
    const userID = user?.userID ?? '';
    const group = await requireGroup(services.db, id, userID);
    return { data: presentGroup(group, { ...services, language }, userID) };
  },
);

export const listGroupsHandler = defineHandler(
  listGroups,
  async ({ query: { search, industry, country, skip, size }, user, language, services }) => {
    const query = search.trim() === '' ? null : prefixQuery(search);
    // A single letter is too little to search for.
    if (query === undefined) return { data: { items: [], total: 0 } };
    const filters = { query, industry: industry || null, country: country || null };
    const rows = await selectGroups.all(services.db, { ...filters, userID: user?.userID ?? '', skip, size });
    return { data: presentPage(rows, { ...services, language }) };
  },
);

/** Groups of a person or company that everybody may see, largest first. */
export async function loadGroupsOf(
  { db, ...texts }: Services,
  { id, size, language }: { readonly id: string; readonly size: number; readonly language: TextLanguage },
): Promise<GroupCard[]> {
  const rows = await selectGroupsOf.all(db, { id, userID: '', skip: 0, size });
  return rows.map((row) => presentGroupCard(row, { ...texts, language }));
}

export const listOwnGroupsHandler = defineHandler(
  listOwnGroups,
  async ({ query, user: { userID }, language, services }) => {
    const rows = await selectOwnGroups.all(services.db, { userID, ...query });
    return { data: presentPage(rows, { ...services, language }) };
  },
);

const mostProposed = 6;

export const listGroupProposalsHandler = defineHandler(
  listGroupProposals,
  async ({ user: { userID }, language, services }) => {
    const rows = await selectGroupProposals.all(services.db, { userID, most: mostProposed });
    return { data: rows.map((row) => presentGroupCard(row, { ...services, language })) };
  },
);

const timelinePage = 10;

export const loadGroupTimelineHandler = defineHandler(
  loadGroupTimeline,
  async ({ params: { id }, query: { nextID: before = lastID, businessID }, user, services }) => {
    const { db } = services;
    const reader = await requireReader(services, user, businessID);
    const group = await requireReadableGroup(db, id, reader.userID);
    const pinnedID = group.pinned_post_id;
    const found = await selectGroupTimeline.all(db, { id, pinnedID, before, most: timelinePage + 1 });
    const { rows, nextID } = cutPage(found, timelinePage);
    const page = rows.map((row) => row.id);
    const isFirst = before === lastID;
    const posts = await loadPosts(db, { ids: isFirst && pinnedID ? [pinnedID, ...page] : page, reader });
    return {
      data: {
        items: page.flatMap((postID) => posts.get(postID) ?? []),
        pinned: pinnedID && isFirst ? posts.get(pinnedID) : undefined,
        nextID,
        mayPost: group.role !== null,
      },
    };
  },
);
