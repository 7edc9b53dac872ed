import { type Language, languages } from '@wbn/contract/shared/language.ts';
import type { CatalogNames } from '../catalog-names.ts';
import { splitWords } from '../understand/search-words.ts';
import { isStopWord } from '../understand/stop-words.ts';
import { nameParts } from '../understand/synonyms.ts';

type ThingsOf = (id: string | null) => readonly string[];

const known = new WeakMap<CatalogNames, ThingsOf>();
/** Languages in which the noun comes first: 'bombas centrífugas'. */
const nounFirst: ReadonlySet<Language | undefined> = new Set(['es', 'it']);

/** Lexemes, in every language, that say what is in a category: 'bearing' for ball bearings, not for the belts beside them. */
export function readCategoryThings(catalog: CatalogNames): ThingsOf {
  const found = known.get(catalog);
  if (found) return found;
  const children = Map.groupBy(catalog.categories, ({ id }) => parentOf(id));
  const kept = new Map<string, readonly string[]>();
  const thingsOf: ThingsOf = (id) => {
    if (!id) return [];
    const things = kept.get(id) ?? [...new Set([...nouns(catalog.ofCategory(id)), ...inherited(id)])];
    kept.set(id, things);
    return things;
  };
  /** Of 'Bearings & Power Transmission' the bearings are in sub-categories that say so, and not in the others. */
  function inherited(id: string): string[] {
    const parent = parentOf(id);
    if (!parent) return [];
    const names = catalog.ofCategory(parent);
    const isOneThing = names.every((name) => nameParts(name).length === 1);
    const claimed = isOneThing
      ? new Set<string>()
      : new Set((children.get(parent) ?? []).flatMap((one) => nouns(one.names)));
    return thingsOf(parent).filter((lexeme) => !claimed.has(lexeme));
  }
  known.set(catalog, thingsOf);
  return thingsOf;
}

function parentOf(id: string): string {
  return id.includes('.') ? id.slice(0, id.lastIndexOf('.')) : '';
}

/** The nouns of a category's names: 'lamps' of 'Slit lamps', not 'coffee' of 'Coffee & Side Tables'. */
function nouns(names: readonly string[]): string[] {
  return names.flatMap((name, at) => {
    const isNounFirst = nounFirst.has(languages[at]);
    const parts = nameParts(name).map((part) =>
      splitWords(part).filter(({ surface }) => !isStopWord(surface)),
    );
    const qualifies = (parts.at(-1)?.length ?? 0) > 1;
    return parts.flatMap((words, place) => {
      const [only, ...more] = words;
      const mayModify = place < parts.length - 1 && qualifies && !only?.surface.endsWith('s');
      if (more.length === 0 && !isNounFirst && !only?.pairs && mayModify) return [];
      const noun = isNounFirst ? only : words.at(-1);
      return (noun?.pairs ? noun.lexemes.slice(-1) : noun?.lexemes) ?? [];
    });
  });
}
