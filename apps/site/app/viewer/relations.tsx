import { LoginActions, type RelationAction } from '@wbn/cards/actions/login-actions.tsx';
import { FollowerCount, LikeCount } from '@wbn/cards/parts/counts.tsx';
import type { CommentPage } from '@wbn/contract/social/comments.ts';
import { VisitorComments } from '@wbn/social/comments/visitor-comments.tsx';
import { VisitorPost } from '@wbn/social/posts/visitor-post.tsx';
import { LatestPosts } from '@wbn/social/timeline/latest-posts.tsx';
import type { ComponentProps } from 'react';
import { ForMembers, MemberActions, MemberComments, MemberCounts, MemberPosts } from './for-members.tsx';

interface Related {
  readonly resourceID: string;
  readonly resourceType: 'business' | 'product' | 'user';
}

interface ActionsProps extends Related {
  readonly name: string;
  /** Path of the page without language, to return to after the login. */
  readonly path: string;
}

const actionsOf: Readonly<Record<Related['resourceType'], readonly RelationAction[]>> = {
  business: ['like', 'follow', 'connect'],
  product: ['like'],
  user: ['connect', 'message', 'follow', 'like'],
};

/** Like, Follow, Connect and Message: links to the login for visitors, buttons for members. */
export function Actions({ path, ...of }: ActionsProps) {
  const visitors = (
    <LoginActions
      actions={actionsOf[of.resourceType]}
      returnTo={path}
      {...(of.resourceType === 'user' && { main: 'connect' })}
    />
  );
  return (
    <ForMembers visitors={visitors}>
      <MemberActions {...of} visitors={visitors} />
    </ForMembers>
  );
}

interface CountsProps extends Related {
  readonly likes: number;
  /** Absent when it cannot be followed. */
  readonly followers?: number;
}

/** Number of likes and followers. */
export function Counts({ likes, followers, ...of }: CountsProps) {
  const visitors = (
    <>
      <LikeCount likes={likes} />
      {followers !== undefined && <FollowerCount followers={followers} />}
    </>
  );
  return (
    <ForMembers visitors={visitors}>
      <MemberCounts {...of} visitors={visitors} />
    </ForMembers>
  );
}

interface CommentsProps extends Related {
  /** The first comments. */
  readonly talk: CommentPage;
  /** Path of the page without language, to return to after the login. */
  readonly path: string;
}

/** The first comments for visitors, the full discussion for members. */
export function Comments({ talk, path, ...of }: CommentsProps) {
  const visitors = <VisitorComments talk={talk} returnTo={path} />;
  return (
    <ForMembers visitors={visitors}>
      <MemberComments {...of} visitors={visitors} />
    </ForMembers>
  );
}

interface PostsProps {
  /** Id of the company or person. */
  readonly timelineID: string;
  readonly posts: readonly ComponentProps<typeof VisitorPost>['post'][];
}

/** The latest posts of a company or person; renders nothing without any. */
export function Posts({ timelineID, posts }: PostsProps) {
  if (posts.length === 0) return null;
  const visitors = (
    <LatestPosts timelineID={timelineID}>
      {posts.map((post) => (
        <VisitorPost key={post.postID} post={post} />
      ))}
    </LatestPosts>
  );
  return (
    <ForMembers visitors={visitors}>
      <MemberPosts timelineID={timelineID} visitors={visitors} />
    </ForMembers>
  );
}
