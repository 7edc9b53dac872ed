import { defineStatement } from '@wbn/postgres/statement.ts';
import { sql } from 'kysely';

export interface PageFacts {
  readonly likes: number;
  readonly followers: number;
  /** Number of comments and answers. */
  readonly talk_count: number;
  /** On its timeline, even if visitors may see none of them; the same for groups. */
  readonly has_posts: boolean;
  readonly has_groups: boolean;
}

/** Stored counts of a company, person or product, and which parts its page may have at all. */
export const selectPageFacts = defineStatement(
  (_, { id }: { id: string }) => sql<PageFacts>`
    select
      coalesce((select like_count from reaction_summary where resource_id = ${id}), 0) as likes,
      coalesce((select follower_count from follow_summary where resource_id = ${id}), 0) as followers,
      coalesce((select talk_count from comment_summary where resource_id = ${id}), 0) as talk_count,
      exists (select from post where timeline_id = ${id} and removed_at is null) as has_posts,
      exists (select from group_member where user_id = ${id}) or
        exists (select from group_member where business_id = ${id}) as has_groups`,
);
