/** Path of a post's page, the address for sharing. */
export function postPath(postID: string): string {
  return `/post/${postID}`;
}

/** Path of the timeline of a person or company (RT-14); `page` starts at 1. */
export function timelinePath(timelineID: string, page = 1): string {
  return `/timeline/${timelineID}${page > 1 ? `?page=${page}` : ''}`;
}
