/** Where the same inquiry to several businesses is written; apart from the paths that visitors load. */
export function sendRequestsPath(businessIDs: readonly string[]): string {
  return `/send-requests?to=${businessIDs.join(',')}`;
}
