import type { CatalogNames } from '../catalog-names.ts';
import { isNounFirst, nameParts, splitName } from '../understand/name-parts.ts';
import { splitWords } from '../understand/search-words.ts';
import { isStopWord } from '../understand/stop-words.ts';

type ThingsOf = (id: string | null) => readonly string[];

const known = new WeakMap<CatalogNames, ThingsOf>();

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
    const isOneThing = names.every((name) => splitName(name).length === 1);
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

/** The nouns of a category's names: 'lamps' of 'Slit lamps', 'tables' of 'Coffee & Side Tables'. */
function nouns(names: readonly string[]): string[] {
  return nameParts(names).flatMap((parts, at) =>
    parts.flatMap((part) => {
      const words = splitWords(part).filter(({ surface }) => !isStopWord(surface));
      const noun = isNounFirst(at) ? words[0] : words.at(-1);
      return (noun?.pairs ? noun.lexemes.slice(-1) : noun?.lexemes) ?? [];
    }),
  );
}
