import { readId } from '@wbn/host/start/read-command-line.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import { defineVerb } from './verbs.ts';
import { openStore, writeDocuments } from './write-documents.ts';

/** What staff decide: claims, verifications, reports, removals of pages. */
interface CaseKind {
  readonly command: string;
  /** As the usage names its id: `<claim>`. */
  readonly noun: 'claim' | 'case' | 'number';
  /** The cases that wait, or the decided ones; empty without any. */
  readonly list: (db: Kysely<Database>, decided: boolean) => Promise<string>;
  readonly show: (db: Kysely<Database>, id: string) => Promise<string>;
  readonly nothingWaits: string;
  readonly nothingDecided: string;
  /** Reads what names a case; by default its id. Throws UsageError. */
  readonly readCase?: (given: string) => string;
}

interface CaseDocument {
  /** In the file store. */
  readonly path: string;
  readonly name: string;
  /** Its number in the case; by default its place in the list. */
  readonly place?: number;
}

/** The verbs `list` and `show` of a kind of case, and how its other verbs read an id. */
export function caseVerbs({
  command,
  noun,
  list,
  show,
  nothingWaits,
  nothingDecided,
  readCase: readGiven,
}: CaseKind) {
  const readCase =
    readGiven ?? ((id: string) => readId(id, `a ${noun}`, `, and pnpm ${command} list tells it`));
  const verbs = {
    list: defineVerb({
      usage: '[--decided]',
      options: { decided: { type: 'boolean' } },
      read: (words, { decided = false }) => (words.length === 0 ? { decided } : undefined),
      run: async ({ db }, { decided }) =>
        (await list(db, decided)) || (decided ? nothingDecided : nothingWaits),
    }),
    show: defineVerb({
      usage: `<${noun}>`,
      read: ([id, ...rest]) => (id === undefined || rest.length > 0 ? undefined : readCase(id)),
      run: ({ db }, id) => show(db, id),
    }),
  };
  const filesVerb = (load: (db: Kysely<Database>, id: string) => Promise<readonly CaseDocument[]>) =>
    defineVerb({
      usage: `<${noun}> <folder>`,
      read: ([id, folder, ...rest]) =>
        id === undefined || folder === undefined || rest.length > 0
          ? undefined
          : { id: readCase(id), folder },
      async run({ db, settings }, { id, folder }) {
        // Two documents may have the same name.
        const documents = (await load(db, id)).map(({ path, name, place }, index) => ({
          path,
          name: `${String(place ?? index + 1).padStart(2, '0')}-${name}`,
        }));
        const { store } = await openStore(settings);
        try {
          return (await writeDocuments(store, documents, folder)).join('\n') || 'There are no documents.';
        } finally {
          store.close();
        }
      },
    });
  return { verbs, filesVerb, readCase };
}
