/** Where a person's public profile is (RT-06). */
export function profilePath(userID: string): string {
  return `/profile/${userID}`;
}
