import { isAtLeast, type StaffRole } from './staff-roles.ts';

interface RightFacts {
  /** Lowest role that has the right. */
  readonly from: StaffRole;
  /** Asks for the second factor again when the last time is more than ten minutes ago: exports, roles and money. */
  readonly fresh?: true;
}

/** What staff may do. Calls, menu, palette and buttons of the desk all read this table. */
export const deskRights = {
  'see-cases': { from: 'support' },
  'answer-support': { from: 'support' },
  'run-jobs': { from: 'moderator' },
  moderate: { from: 'moderator' },
  'decide-companies': { from: 'moderator' },
  'handle-payments': { from: 'administrator', fresh: true },
  'use-answers': { from: 'support' },
  'write-answers': { from: 'moderator' },
  'find-accounts': { from: 'support' },
  'open-private-facts': { from: 'support' },
  'end-sessions': { from: 'moderator' },
  'sanction-accounts': { from: 'moderator' },
  'book-support': { from: 'support' },
  'change-plans': { from: 'administrator', fresh: true },
  'correct-owners': { from: 'administrator' },
  'merge-companies': { from: 'administrator' },
  'export-accounts': { from: 'administrator', fresh: true },
  'delete-accounts': { from: 'administrator', fresh: true },
  'see-network': { from: 'moderator' },
  'export-figures': { from: 'administrator', fresh: true },
  'write-synonyms': { from: 'moderator' },
  'write-announcements': { from: 'administrator' },
  'see-health': { from: 'moderator' },
  'see-desk-figures': { from: 'support' },
  'see-own-log': { from: 'support' },
  'see-whole-log': { from: 'administrator' },
  'export-log': { from: 'administrator', fresh: true },
  'see-staff': { from: 'support' },
  'manage-staff': { from: 'moderator', fresh: true },
} as const satisfies Readonly<Record<string, RightFacts>>;

export type DeskRight = keyof typeof deskRights;

/** Whether a role has a right. */
export function hasRight(role: StaffRole, right: DeskRight): boolean {
  return isAtLeast(role, deskRights[right].from);
}

/** Whether a right asks for a second factor of the last ten minutes. */
export function needsFreshFactor(right: DeskRight): boolean {
  const facts: RightFacts = deskRights[right];
  return facts.fresh === true;
}
