import type { GroupCard } from '@wbn/contract/groups/group.ts';
import { latestPosts, linkedGroups } from '@wbn/contract/pages/page-limits.ts';
import type { TextLanguage } from '@wbn/contract/shared/language.ts';
import type { CommentPage } from '@wbn/contract/social/comments.ts';
import type { Post } from '@wbn/contract/social/posts.ts';
import { loadGroupsOf } from '../groups/load-groups.ts';
import type { Services } from '../services.ts';
import { loadCommentPage, visitor } from '../social/comments/list-comments.ts';
import { loadTimelinePage } from '../social/newsfeed/load-newsfeed.ts';
import type { PageFacts } from './page-facts.sql.ts';

interface TimelineParts {
  readonly followersCount: number;
  readonly posts: Post[];
  readonly groups: GroupCard[];
  readonly talk: CommentPage;
}

/** Loads what the page of a company or person shows besides themselves; asks for nothing that is not there. */
export async function loadTimelineParts(
  services: Services,
  id: string,
  facts: PageFacts,
  language: TextLanguage,
): Promise<TimelineParts> {
  const [posts, groups, talk] = await Promise.all([
    facts.has_posts
      ? loadTimelinePage(services.db, visitor, { timelineID: id, size: latestPosts })
      : undefined,
    facts.has_groups ? loadGroupsOf(services, { id, size: linkedGroups, language }) : [],
    loadFirstComments(services.db, id, facts.talk_count),
  ]);
  return { followersCount: facts.followers, posts: [...(posts?.items ?? [])], groups, talk };
}

/** Loads the first comments on what visitors may see; asks only where the stored count is not 0. */
export async function loadFirstComments(
  db: Services['db'],
  resourceID: string,
  talkCount: number,
): Promise<CommentPage> {
  if (talkCount === 0) return { comments: [], commentCount: 0, talkCount: 0 };
  return loadCommentPage(db, visitor, { resourceID });
}
