import { defineStatement } from '@wbn/postgres/statement.ts';
import type { StoredPhoto } from '@wbn/postgres/stored-values.ts';
import { type RawBuilder, sql } from 'kysely';

/** A text near the one that was reported. */
export interface NearText {
  readonly id: string;
  readonly user_id: string;
  readonly business_id: string | null;
  readonly person: string | null;
  readonly company: string | null;
  readonly content: string;
  readonly created_at: Date;
  readonly is_removed: boolean;
}

const withNames = (texts: RawBuilder<unknown>) => sql<NearText>`
  select near.id, near.user_id, near.business_id, near.content, near.created_at, near.removed_at is not null as is_removed,
    trim(person.first_name || ' ' || person.last_name) as person, business.company_name as company
  from (${texts}) as near
  left join user_profile as person on person.id = near.user_id
  left join business on business.id = near.business_id
  order by near.id`;

const columns = sql`id, user_id, business_id, content, created_at, removed_at`;

/** A post with three earlier and two later ones of its author on the same kind of page: never posts of another group. */
export const selectPostsAround = defineStatement((_, { id }: { readonly id: string }) =>
  withNames(sql`
    with own as (select * from post where id = ${id}),
    near as (
      select post.*, own.id as own_id from post join own on own.author_id = post.author_id
      where case when own.timeline_type = 'group' then post.timeline_id = own.timeline_id else post.timeline_type <> 'group' end)
    (select ${columns} from near where id < own_id order by id desc limit 3)
    union all select ${columns} from own
    union all (select ${columns} from near where id > own_id order by id limit 2)`),
);

/** A comment with three earlier and two later ones below the same thing. */
export const selectCommentsAround = defineStatement((_, { id }: { readonly id: string }) =>
  withNames(sql`
    with own as (select * from comment where id = ${id}),
    near as (select comment.*, own.id as own_id from comment join own on own.root_id = comment.root_id)
    (select ${columns} from near where id < own_id order by id desc limit 3)
    union all select ${columns} from own
    union all (select ${columns} from near where id > own_id order by id limit 2)`),
);

/** The last posts of a person or company, without those in groups. */
export const selectLastPosts = defineStatement((_, { authorID }: { readonly authorID: string }) =>
  withNames(sql`
    select ${columns} from post where author_id = ${authorID} and timeline_type <> 'group' order by id desc limit 5`),
);

/** The picture of a post. */
export const findPicture = defineStatement(
  (_, { id }: { readonly id: string }) => sql<{ picture: StoredPhoto; picture_alt: string | null }>`
    select picture, picture_alt from post where id = ${id} and picture is not null`,
);

/** How many reports of each reporter of a case were decided, and how many of them were upheld. */
export const selectAccuracy = defineStatement(
  (_, { caseID }: { readonly caseID: string }) => sql<{ user_id: string; decided: number; upheld: number }>`
    select mine.user_id, count(*)::integer as decided, count(*) filter (where earlier.decision = 'remove')::integer as upheld
    from report as mine
    join report as other on other.user_id = mine.user_id and other.is_counted
    join report_case as earlier on earlier.id = other.case_id and earlier.decision is not null
    where mine.case_id = ${caseID} and earlier.id <> ${caseID}
    group by mine.user_id`,
);

/** Earlier cases about the same person or company. */
export const countEarlierCases = defineStatement(
  (_, { caseID, ownerID }: { readonly caseID: string; readonly ownerID: string }) => sql<{
    decided: number;
    removed: number;
  }>`
    select count(*)::integer as decided, count(*) filter (where decision = 'remove')::integer as removed
    from report_case where owner_id = ${ownerID} and id <> ${caseID} and decision is not null`,
);

/** The files of a request for quotation, without those of offers. */
export const selectQuotationFiles = defineStatement(
  (_, { id }: { readonly id: string }) => sql<{ id: string; name: string; size: number; path: string }>`
    select id, name, size, path from quotation_file where quotation_id = ${id} and business_id is null order by place`,
);

/** Names of people and companies. */
export const selectOwnerName = defineStatement(
  (_, { id }: { readonly id: string }) => sql<{ name: string }>`
    select company_name as name from business where id = ${id}
    union all select trim(first_name || ' ' || last_name) from user_profile where id = ${id}`,
);
