/**
 * Live events by audience: `person` is one person; `followers` are the followers and connections of an author, and
 * the author, or the members of a group; `members` is one person, or everyone who works for a company at the time of the event.
 */
export const liveAudience = {
  notification: 'person',
  post: 'followers',
  /** A new thread, or a new message in a thread. */
  message: 'members',
  /** A changed thread: read, ended, assigned, labelled, noted. */
  request: 'members',
  /** A changed company: its business members, or deleted or restored. */
  business: 'members',
  /** The other side is typing. */
  typing: 'members',
} as const satisfies Record<string, 'person' | 'followers' | 'members'>;

export type LiveKind = keyof typeof liveAudience;
