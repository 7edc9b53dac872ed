import type { Post } from '@wbn/contract/social/posts.ts';
import { groupPath } from '../groups/group-path.ts';

/** Path of a post's page, the address for sharing. */
export function postPath(postID: string): string {
  return `/post/${postID}`;
}

/** Path of the timeline of a person or company (RT-14); `page` starts at 1. */
export function timelinePath(timelineID: string, page = 1): string {
  return `/timeline/${timelineID}${page > 1 ? `?page=${page}` : ''}`;
}

/** Path of the timeline or group that a post is in. */
export function placeOfPost({ timelineID, groupName }: Pick<Post, 'timelineID' | 'groupName'>): string {
  return groupName ? groupPath({ groupID: timelineID, name: groupName }) : timelinePath(timelineID);
}

/** Id of the group that a post is in; undefined for other posts. */
export function groupOf({ timelineType, timelineID }: Pick<Post, 'timelineType' | 'timelineID'>) {
  return timelineType === 'group' ? timelineID : undefined;
}
