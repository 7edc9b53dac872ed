import { defineStatement } from '@wbn/postgres/statement.ts';

/** Synonyms that were added at the desk, newest first. */
export const selectAddedSynonyms = defineStatement((db) =>
  db.selectFrom('search_synonym').selectAll().orderBy('id', 'desc'),
);
