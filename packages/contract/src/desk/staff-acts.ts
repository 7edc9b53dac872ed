/**
 * What staff do, as the log keeps it; texts in `apps/desk/src/log/locales`. `read`: they looked at personal data; `decide`: cases;
 * `limit`: measures; `pay`: plans, boosts, money; `account`: people and companies; `run`: the product itself; `staff`: their own accounts.
 */
export const staffActs = {
  'grant-plan': 'pay',
  'return-boost': 'pay',
  'book-support': 'pay',
  'correct-support': 'pay',
  'add-support-member': 'staff',
  'remove-support-member': 'staff',
  'release-request': 'decide',
  'refuse-request': 'decide',
  'decide-claim': 'decide',
  'remove-page': 'decide',
  'refuse-page-removal': 'decide',
  'restore-page': 'decide',
  'decide-report': 'decide',
  'record-check': 'decide',
  'decide-verification': 'decide',
  'set-badge': 'decide',
  'decide-objection': 'decide',
  'take-measure': 'limit',
  'end-measure': 'limit',
  'save-answer': 'run',
  'delete-answer': 'run',
  'close-need-help': 'decide',
  'answer-support': 'decide',
  'end-support': 'decide',
  'answer-need-help': 'decide',
  'drop-job': 'run',
  'end-failed-import': 'decide',
  'retry-import': 'decide',
  'note-payment': 'pay',
  'retry-job': 'run',
  'compare-payments': 'pay',
  'settle-payments': 'pay',
  'read-document': 'read',
  'read-private-facts': 'read',
  'merge-companies': 'account',
  'undo-merge': 'account',
  'end-sessions': 'account',
  'export-account': 'read',
  'delete-account': 'account',
  'give-boosts': 'pay',
  'correct-owner': 'account',
  'publish-company': 'account',
  'unpublish-company': 'account',
  'export-log': 'read',
  'export-figures': 'run',
  'add-synonym': 'run',
  'remove-synonym': 'run',
  'write-announcement': 'run',
  'end-announcement': 'run',
  'invite-staff': 'staff',
  'renew-staff-invitation': 'staff',
  'withdraw-staff-invitation': 'staff',
  'accept-staff-invitation': 'staff',
  'change-staff': 'staff',
  'end-staff': 'staff',
} as const satisfies Readonly<Record<string, StaffActGroup>>;

/** Kinds of acts, as the log filters by them. */
export const staffActGroups = ['read', 'decide', 'limit', 'pay', 'account', 'run', 'staff'] as const;

export type StaffActGroup = (typeof staffActGroups)[number];

export type StaffAct = keyof typeof staffActs;

export const staffActNames = Object.keys(staffActs) as [StaffAct, ...StaffAct[]];
