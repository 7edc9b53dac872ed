import type { Language } from '@wbn/contract/shared/language.ts';
import { foldText } from '@wbn/search-engine/understand/fold-text.ts';
import { splitWords } from '@wbn/search-engine/understand/search-words.ts';
import type { IndustryCatalog } from '../catalog/industry-tree.ts';

export interface NamedCategory {
  readonly id: string;
  readonly name: string;
  /** Name of what it belongs to; industries belong to nothing. */
  readonly within: string | undefined;
}

interface Entry extends NamedCategory {
  readonly folded: string;
  readonly words: readonly string[];
}

const entriesOf = new WeakMap<IndustryCatalog, Map<Language, readonly Entry[]>>();

/**
 * Industries, categories and sub-categories in whose names every typed word begins a word, or stands anywhere in a script without
 * spaces. Names that begin as the text does come first, else the order is the tree's.
 */
export function matchCategoryNames(
  catalog: IndustryCatalog,
  language: Language,
  text: string,
): readonly NamedCategory[] {
  const typed = splitWords(text);
  if (typed.length === 0) return [];
  const folded = foldText(text.trim());
  const named = listEntries(catalog, language).filter((entry) =>
    typed.every(({ pairs, surface }) =>
      pairs ? entry.folded.includes(surface) : entry.words.some((word) => word.startsWith(surface)),
    ),
  );
  const begins = (entry: Entry) => Number(entry.folded.startsWith(folded));
  return named.toSorted((one, other) => begins(other) - begins(one));
}

function listEntries(catalog: IndustryCatalog, language: Language): readonly Entry[] {
  const known = entriesOf.get(catalog) ?? new Map<Language, readonly Entry[]>();
  entriesOf.set(catalog, known);
  let entries = known.get(language);
  if (!entries) {
    entries = catalog
      .tree(language)
      .flatMap((industry) => [
        toEntry(industry, undefined),
        ...industry.categories.flatMap((category) => [
          toEntry(category, industry.name),
          ...category.subCategories.map((subCategory) => toEntry(subCategory, category.name)),
        ]),
      ]);
    known.set(language, entries);
  }
  return entries;
}

function toEntry({ id, name }: { id: string; name: string }, within: string | undefined): Entry {
  const folded = foldText(name);
  return { id, name, within, folded, words: splitWords(name).map(({ surface }) => surface) };
}
