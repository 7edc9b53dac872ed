/** Where a post stands by itself, with its comments: the address that is shared. */
export function postPath(postID: string): string {
  return `/post/${postID}`;
}

/** Where everything is that a person or company has posted (RT-14); `page` counts from 1. */
export function timelinePath(timelineID: string, page = 1): string {
  return `/timeline/${timelineID}${page > 1 ? `?page=${page}` : ''}`;
}
