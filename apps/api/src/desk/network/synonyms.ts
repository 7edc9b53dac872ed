import {
  addSynonym,
  type DeskSynonym,
  listSynonyms,
  mostSynonyms,
  removeSynonym,
  trySynonym,
} from '@wbn/contract/desk/synonyms.ts';
import { CallError, notFound, validationError } from '@wbn/host/errors/call-error.ts';
import { newId } from '@wbn/postgres/new-id.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import { foldText } from '@wbn/search-engine/understand/fold-text.ts';
import { phraseOf, withAddedSynonyms } from '@wbn/search-engine/understand/synonyms.ts';
import type { Selectable } from 'kysely';
import { selectAddedSynonyms } from '../../search/added-synonyms.sql.ts';
import { readAddedSynonyms } from '../../search/added-synonyms.ts';
import { defineHandler } from '../../server/define-handler.ts';
import type { Services } from '../../services.ts';
import { recordStaffAction } from '../../staff/staff-action.ts';
import { deleteSynonym, insertSynonym, lockSynonyms, selectNames } from './synonyms.sql.ts';

const present = (row: Selectable<Database['search_synonym']>): DeskSynonym => ({
  ...{ synonymID: row.id, phrases: row.phrases, by: row.added_by, at: row.created_at.toISOString() },
});

/** A group as it is compared: the same phrases in any order and spelling. */
const keyOf = (phrases: readonly string[]) =>
  [...new Set(phrases.map((phrase) => phraseOf(phrase).join(' ')))].sort().join(',');

/** Throws ValidationError for phrases that a search could not find, and for one that stands there twice. */
function checkPhrases(phrases: readonly string[]): void {
  const empty = phrases.find((phrase) => phraseOf(phrase).length === 0);
  if (empty !== undefined) throw validationError({ phrases: `${empty} has no word that is searched for` });
  if (new Set(phrases.map(foldText)).size < phrases.length)
    throw validationError({ phrases: 'has the same phrase twice' });
  if (!keyOf(phrases).includes(','))
    throw validationError({ phrases: 'are the same word to the search already' });
}

export const listSynonymsHandler = defineHandler(listSynonyms, async ({ services: { db } }) => ({
  data: (await selectAddedSynonyms.all(db)).map(present),
}));

/** Names that are shown of each result. */
const shown = 5;

async function find({ db, search }: Services, text: string, kind: 'business' | 'product') {
  const { ids, total, full, loosened } = await search.search({ kind, text, skip: 0, size: shown });
  const rows = await selectNames.all(db, { kind, ids });
  const names = new Map(rows.map(({ id, name }) => [id, name]));
  return {
    full: loosened ? 0 : (full ?? total),
    total,
    names: ids.flatMap((id) => names.get(id) ?? []),
  };
}

export const trySynonymHandler = defineHandler(
  trySynonym,
  async ({ body: { phrases, words, kind }, services }) => {
    checkPhrases(phrases);
    const added = (await selectAddedSynonyms.all(services.db)).map((row) => row.phrases);
    const before = await withAddedSynonyms(added, () => find(services, words, kind));
    const after = await withAddedSynonyms([...added, phrases], () => find(services, words, kind));
    return { data: { before, after } };
  },
  { costly: true },
);

export const addSynonymHandler = defineHandler(
  addSynonym,
  async ({ body: { phrases }, staff, services: { db } }) => {
    checkPhrases(phrases);
    const row = await db.transaction().execute(async (transaction) => {
      await lockSynonyms.run(transaction);
      const known = await selectAddedSynonyms.all(transaction);
      if (known.some((other) => keyOf(other.phrases) === keyOf(phrases)))
        throw new CallError('Conflict', 'This synonym is there already.');
      if (known.length >= mostSynonyms)
        throw new CallError(
          'Conflict',
          `There are ${mostSynonyms} synonyms: move some to the operator's file.`,
        );
      const added = await insertSynonym.only(transaction, { id: newId(), phrases, by: staff.name });
      const target = { type: 'synonym', id: added.id } as const;
      await recordStaffAction(transaction, staff, { act: 'add-synonym', target, after: { phrases } });
      return added;
    });
    await readAddedSynonyms(db);
    return { data: present(row) };
  },
);

export const removeSynonymHandler = defineHandler(
  removeSynonym,
  async ({ params: { id }, staff, services: { db } }) => {
    await db.transaction().execute(async (transaction) => {
      const removed = await deleteSynonym.first(transaction, { id });
      if (!removed) throw notFound(`There is no synonym ${id}.`);
      const target = { type: 'synonym', id } as const;
      await recordStaffAction(transaction, staff, {
        act: 'remove-synonym',
        target,
        before: { phrases: removed.phrases },
      });
    });
    await readAddedSynonyms(db);
    return { data: { synonymID: id } };
  },
);
