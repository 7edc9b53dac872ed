import type { Group, GroupCard, GroupSession } from '@wbn/contract/groups/group.ts';
import type { GroupHandOver } from '@wbn/contract/groups/group-hand-over.ts';
import type { TextLanguage } from '@wbn/contract/shared/language.ts';
import { notFound } from '@wbn/host/errors/call-error.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import { presentAuthor } from '../authors/load-authors.ts';
import { spokenLanguages } from '../catalog/reference/code-lists.ts';
import { findCountry } from '../catalog/reference/countries.ts';
import { presentPicture } from '../files/present-picture.ts';
import { toIsoTime } from '../server/iso-time.ts';
import type { Services } from '../services.ts';
import { findGroup, type GroupCardRow, type GroupHandOverRow, type GroupRow } from './group.sql.ts';
import { mayManageGroup, mayModerateGroup } from './policies.ts';

type Texts = Pick<Services, 'catalog'> & { readonly language: TextLanguage };

/** Whether the reader of the row sees posts and members (GRP-03). */
export function isReadable({ access, role }: Pick<GroupCardRow, 'access' | 'role'>): boolean {
  return access === 'open' || role !== null;
}

/** Presents a group in a list; of a private one strangers get what it is for. */
export function presentGroupCard(row: GroupCardRow, { catalog, language }: Texts): GroupCard {
  return {
    groupID: row.id,
    name: row.name,
    purpose: row.purpose,
    access: row.access,
    industry: catalog.industries.find(row.industry_id, language) ?? {
      id: row.industry_id,
      name: row.industry_id,
    },
    country: findCountry(row.country, language),
    language: { code: row.language, languageName: spokenLanguages.find(row.language, language).name },
    ...(isReadable(row) && {
      ...(row.picture && presentPicture(row.picture, row.access === 'private')),
      memberCount: row.member_count,
    }),
    role: row.role ?? undefined,
  };
}

/** Presents a hand-over that waits for an answer. */
export function presentHandOver({ from, to, expires_at }: GroupHandOverRow, userID: string): GroupHandOver {
  return {
    from: presentAuthor(from),
    to: presentAuthor(to),
    isForViewer: to.id === userID,
    expiresAt: toIsoTime(expires_at),
  };
}

function presentSession(row: GroupRow, userID: string): GroupSession {
  const { role, access, is_banned: isBanned, is_invited: isInvited, is_requested: isRequested } = row;
  const isOutside = role === null && !isBanned;
  return {
    role: role ?? undefined,
    businessID: row.member_business_id ?? undefined,
    isRequested,
    isInvited,
    mayJoin: isOutside && (access === 'open' || isInvited),
    mayRequest: isOutside && access === 'private' && !isInvited && !isRequested,
    mayPost: role !== null,
    mayModerate: mayModerateGroup(role),
    mayManage: mayManageGroup(role),
    handOver: row.hand_over ? presentHandOver(row.hand_over, userID) : undefined,
    requestCount: mayModerateGroup(role) ? row.request_count : undefined,
  };
}

/** Presents a group's page; `userID` is '' for visitors. */
export function presentGroup(row: GroupRow, texts: Texts, userID: string): Group {
  return {
    ...presentGroupCard(row, texts),
    isReadable: isReadable(row),
    ...(isReadable(row) && {
      rules: row.rules ?? undefined,
      founder: row.founder ? presentAuthor(row.founder) : undefined,
      createdAt: toIsoTime(row.created_at),
    }),
    ...(mayManageGroup(row.role) && { version: row.version }),
    ...(userID !== '' && { session: presentSession(row, userID) }),
  };
}

/** Finds a group for a reader. Throws NotFound when it is closed or hidden, or private and the reader is banned from it. */
export async function requireGroup(db: Kysely<Database>, id: string, userID: string): Promise<GroupRow> {
  const row = await findGroup.first(db, { id, userID });
  if (!row || (row.is_banned && row.access === 'private'))
    throw notFound(`There is no group with the id ${id}.`);
  return row;
}

/** The same for what only readers of posts and members get: NotFound also for strangers to a private group. */
export async function requireReadableGroup(
  db: Kysely<Database>,
  id: string,
  userID: string,
): Promise<GroupRow> {
  const row = await requireGroup(db, id, userID);
  if (!isReadable(row)) throw notFound(`There is no group with the id ${id} that you may read.`);
  return row;
}
