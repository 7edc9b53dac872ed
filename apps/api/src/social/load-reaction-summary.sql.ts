import { defineStatement, type Given } from '../server/statement.ts';

export const selectReactionSummary = defineStatement(
  'load-reaction-summary',
  (database, given: Given<{ id: string }>) =>
    database.selectFrom('reaction_summary').select('like_count').where('resource_id', '=', given('id')),
);
