/** What a company's people share about inquiries, in the cache. */
export const teamworkKeys = {
  notes: (requestID: string) => ['list-request-notes', requestID] as const,
  labels: (businessID: string) => ['list-request-labels', businessID] as const,
  savedReplies: (bid: string | undefined) => ['list-saved-replies', bid ?? null] as const,
  allSavedReplies: ['list-saved-replies'] as const,
  /** The thread itself, which shows who answers and its labels. */
  request: (requestID: string) => ['load-request', requestID] as const,
  requests: ['list-requests'] as const,
};
