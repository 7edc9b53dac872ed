/**
 * Stops that a call legitimately lacks and that cannot be derived from the code, each with its reason. A gap that is no gap any more
 * makes the test of the lines fail.
 */

interface SharedSql {
  readonly file: string;
  readonly reason: string;
}

const uploads: SharedSql = {
  file: 'apps/api/src/files/upload.sql.ts',
  reason: 'all forms for a file are signed by one service, which stores one kind of row',
};

const savedSearches: SharedSql = {
  file: 'apps/api/src/search/saved/saved-search.sql.ts',
  reason: 'keeping a search, changing and forgetting it are one statement each on one table',
};

const notificationSettings: SharedSql = {
  file: 'apps/api/src/social/notifications/notification-settings.sql.ts',
  reason: 'settings are read and saved by the same rows',
};

const similar: SharedSql = {
  file: 'apps/api/src/search/similar/similar.sql.ts',
  reason: 'what is similar is found by the search; only what a thing is found by is read',
};

const planChanges: SharedSql = {
  file: 'apps/api/src/membership/changes/plan-change.sql.ts',
  reason: 'whatever an owner asks the provider for is a row of one kind, done by one function',
};

const memberships: SharedSql = {
  file: 'apps/api/src/membership/state/membership.sql.ts',
  reason: 'a membership is one row, read and locked for whatever is asked of it',
};

const testGateway: SharedSql = {
  file: 'apps/api/src/membership/test-gateway/customers.sql.ts',
  reason: 'the test gateway keeps cards and customers in two tables that nobody else reads',
};

const boosts: SharedSql = {
  file: 'apps/api/src/membership/ledgers/boosts.sql.ts',
  reason: 'boosts that run and those that have ended are one table, begun and listed alike',
};

const social = (file: string, reason: string): SharedSql => ({ file: `apps/api/src/social/${file}`, reason });
const reactions = social(
  'reactions/reaction.sql.ts',
  'likes, given, taken back, counted and listed, are one table',
);
const follows = social('follows/follow.sql.ts', 'follows, begun, ended, counted and listed, are one table');
const connections = social(
  'connections/connection.sql.ts',
  'a connection is asked for, answered and ended in one row',
);
const relations = social(
  'relations/relation.sql.ts',
  'how two stand to each other is read and changed together',
);
const shunned = social('relations/list-shunned.sql.ts', 'the two lists differ in their table alone');
const reports: SharedSql = {
  file: 'apps/api/src/social/safety/report.sql.ts',
  reason: 'a report is answered as the list of them shows it',
};

const favoriteLists: SharedSql = {
  file: 'apps/api/src/social/favorites/favorite-list.sql.ts',
  reason: 'making a list, naming and deleting it are one statement each on one table',
};

const requests: SharedSql = {
  file: 'apps/api/src/messaging/send-request.sql.ts',
  reason: 'an inquiry to several companies is one to each',
};

const typing: SharedSql = {
  file: 'packages/host/src/live/add-live-event.sql.ts',
  reason: 'that somebody writes is told and not kept',
};

const favorites: SharedSql = {
  file: 'apps/api/src/social/favorites/favorite.sql.ts',
  reason: 'keeping a company, its note and taking it out are one statement each on one table',
};

const teamwork = (file: string, reason: string): SharedSql => ({
  file: `apps/api/src/messaging/teamwork/${file}`,
  reason,
});
const requestNotes = teamwork('request-note.sql.ts', 'notes are written, listed and removed in one table');
const requestLabels = teamwork(
  'request-label.sql.ts',
  'labels, and which inquiry carries them, are read and written together',
);
const savedReplies = teamwork('saved-reply.sql.ts', 'saved replies are one statement each on one table');

const verification = (file: string, reason: string): SharedSql => ({
  file: `apps/api/src/verification/${file}`,
  reason,
});
const ownCase = verification('case.sql.ts', 'a case is begun, changed and closed in one row');
const ownDocuments = verification('document.sql.ts', 'documents are added, listed and removed in one table');

/** Calls whose statements are another file's. */
export const sharedSql: Readonly<Record<string, SharedSql>> = {
  'load-business-quality': {
    file: 'apps/api/src/quality/quality-facts.sql.ts',
    reason: 'the search reads the same facts of many companies',
  },
  'check-reaction': reactions,
  react: reactions,
  'remove-reaction': reactions,
  'list-reactions': reactions,
  'load-follow-summary': follows,
  unfollow: follows,
  'list-following': follows,
  'list-followers': follows,
  'request-connection': connections,
  'answer-connection': connections,
  'end-connection': connections,
  'load-relation': relations,
  block: relations,
  unblock: relations,
  mute: relations,
  unmute: relations,
  'list-blocked': shunned,
  'list-muted': shunned,
  'load-comment': {
    file: 'apps/api/src/social/comments/comment-row.sql.ts',
    reason: 'one comment is read as those of a list are',
  },
  'load-post': {
    file: 'apps/api/src/social/posts/load-posts.sql.ts',
    reason: 'one post is read as those of a page are',
  },
  'list-similar-businesses': similar,
  'list-similar-products': similar,
  'save-search': savedSearches,
  'list-saved-searches': savedSearches,
  'change-saved-search': savedSearches,
  'delete-saved-search': savedSearches,
  'report-resource': reports,
  'list-own-reports': reports,
  'list-favorite-lists': favoriteLists,
  'create-favorite-list': favoriteLists,
  'rename-favorite-list': favoriteLists,
  'delete-favorite-list': favoriteLists,
  'load-favorites': favorites,
  'save-favorite': favorites,
  'change-favorite': favorites,
  'remove-favorite': favorites,
  'load-subscription-setup': {
    file: 'packages/contract/src/membership/membership-plans.ts',
    reason: 'no row is read: plans, prices and key are settings',
  },
  subscribe: planChanges,
  'confirm-payment': planChanges,
  'change-plan': planChanges,
  'cancel-subscription': planChanges,
  'resume-subscription': planChanges,
  'change-card': planChanges,
  'change-billing': memberships,
  'load-membership': memberships,
  'create-test-payment-method': testGateway,
  'answer-test-bank': testGateway,
  'load-boosts': boosts,
  'start-boost': boosts,
  'load-support-hours': {
    file: 'apps/api/src/membership/ledgers/support-entries.sql.ts',
    reason: 'the entries of support hours are read here and booked by the operator',
  },
  'preview-plan-change': memberships,
  'list-request-notes': requestNotes,
  'add-request-note': requestNotes,
  'remove-request-note': requestNotes,
  'list-request-labels': requestLabels,
  'create-request-label': requestLabels,
  'change-request-label': requestLabels,
  'delete-request-label': requestLabels,
  'label-request': requestLabels,
  'list-saved-replies': savedReplies,
  'create-saved-reply': savedReplies,
  'change-saved-reply': savedReplies,
  'delete-saved-reply': savedReplies,
  'listen-to-events': {
    file: 'apps/api/src/social/live/live-audience.sql.ts',
    reason: 'events are read once for all streams; only who hears of them is asked here',
  },
  'send-requests': requests,
  'tell-typing': typing,
  'load-notification-settings': notificationSettings,
  'save-notification-settings': notificationSettings,
  'start-verification': ownCase,
  'save-verification-claims': ownCase,
  'submit-verification': ownCase,
  'withdraw-verification': ownCase,
  'add-verification-document': ownDocuments,
  'remove-verification-document': ownDocuments,
  'request-verification-document': ownDocuments,
  'request-verification-upload': uploads,
  'request-user-upload': uploads,
  'request-business-upload': uploads,
  'request-profile-photo-upload': uploads,
  'request-message-upload': uploads,
  'check-message-upload': uploads,
  'request-message-file': {
    file: 'apps/api/src/messaging/files/message-file.sql.ts',
    reason: 'files are kept, listed and loaded in one table',
  },
};
