import { prepareStatement } from '@wbn/postgres/statement.ts';

export const selectReactionSummary = prepareStatement(
  'load-reaction-summary',
  (database, input: { id: string }) =>
    database.selectFrom('reaction_summary').select('like_count').where('resource_id', '=', input.id),
);
