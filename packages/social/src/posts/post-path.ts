/** Where a post stands by itself, with its comments: the address that is shared. */
export function postPath(postID: string): string {
  return `/post/${postID}`;
}
