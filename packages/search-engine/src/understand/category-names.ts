import type { CatalogNames } from '../catalog-names.ts';
import { isNounFirst, nameParts, splitName } from './name-parts.ts';
import type { SearchTerm } from './parse-query.ts';
import { phraseOf } from './synonyms.ts';

/** A name shared by more categories, such as 'Accessories', is ignored. */
const mostOfName = 2;

/** Ids by the sorted words of a name. */
type Index = ReadonlyMap<string, readonly string[]>;

interface Indexes {
  readonly whole: Index;
  /** By a part of the name: 'Pumps' of 'Pumps and compressors'. */
  readonly part: Index;
}

const known = new WeakMap<CatalogNames, Indexes>();
const keyOf = (lexemes: readonly string[]) => [...new Set(lexemes)].sort().join(' ');

export interface NamedCategories {
  /** Industries, categories and sub-categories, only the widest ones. */
  readonly ids: readonly string[];
  /** Whether the query is the whole name, not a part such as 'Mice' of 'Keyboards & Mice'. */
  readonly whole: boolean;
}

/** Finds the categories that a whole query names, by name or synonym. */
export function findCategories(
  text: string,
  terms: readonly SearchTerm[],
  catalog: CatalogNames,
): NamedCategories {
  const { whole, part } = readIndexes(catalog);
  const written = [phraseOf(text), terms.flatMap(({ alternatives: [first] }) => first?.lexemes ?? [])].map(
    keyOf,
  );
  const [only, ...more] = terms;
  const others = more.length === 0 ? (only?.alternatives.slice(1) ?? []) : [];
  const wanted = [
    ...written.map((key) => [whole, key] as const),
    ...written.map((key) => [part, key] as const),
    // The first synonyms are the most usual.
    ...others.flatMap(({ lexemes }) => [whole, part].map((index) => [index, keyOf(lexemes)] as const)),
  ];
  for (const [index, key] of wanted) {
    const ids = index.get(key) ?? [];
    const widest = ids.filter(({ length }) => length === ids[0]?.length);
    if (widest.length > 0 && widest.length <= mostOfName) return { ids: widest, whole: index === whole };
  }
  return { ids: [], whole: false };
}

function readIndexes(catalog: CatalogNames): Indexes {
  let indexes = known.get(catalog);
  if (!indexes) {
    const widestFirst = [...catalog.categories].sort((one, other) => one.id.length - other.id.length);
    const indexOf = (split: (names: readonly string[]) => readonly string[]) => {
      const index = new Map<string, string[]>();
      for (const { id, names } of widestFirst)
        for (const key of new Set(split(names).map((name) => keyOf(phraseOf(name)))))
          if (key) index.set(key, [...(index.get(key) ?? []), id]);
      return index;
    };
    indexes = { whole: indexOf((names) => names), part: indexOf(tellingParts) };
    known.set(catalog, indexes);
  }
  return indexes;
}

/**
 * Parts of names that mean the same alone: in 'Baby Footwear & Hats' the hats may be for babies, too. An adjective after the last part may
 * apply to all parts where the noun comes first, as one before the first part where it comes last.
 */
function tellingParts(names: readonly string[]): readonly string[] {
  const complete = nameParts(names);
  return names.flatMap((name, at) => {
    const parts = splitName(name);
    const qualified = (isNounFirst(at) ? parts.at(-1) : parts[0]) ?? '';
    return parts.length > 1 && phraseOf(qualified).length > 1 ? [qualified] : (complete[at] ?? []);
  });
}
