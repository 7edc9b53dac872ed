/** Returns the id of a comment's element, which links to the comment use. */
export function commentAnchor(commentID: string): string {
  return `comment-${commentID}`;
}
