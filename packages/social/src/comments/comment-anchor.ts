/** Where a link to a comment leads on its page. */
export function commentAnchor(commentID: string): string {
  return `comment-${commentID}`;
}
