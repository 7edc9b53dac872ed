import type { IndustryTree } from '@wbn/contract/catalog/catalog-lists.ts';
import { splitWords } from '@wbn/search-engine/understand/search-words.ts';
import { isStopWord } from '@wbn/search-engine/understand/stop-words.ts';
import { readCatalog } from '../catalog/catalog.ts';

export interface CategoryMatch {
  categoryId: string;
  subCategoryId?: string;
}

interface Phrase {
  /** Word stems that must all occur. */
  words: string[];
  subCategoryId?: string;
}

interface Entry {
  categoryId: string;
  phrases: Phrase[];
}

/** Words of category names that do not name goods. */
const vagueWords = new Set(
  `equipment system service product supply component accessory part other general industrial commercial professional
  machine solution material device technology tool`
    .split(/\s+/)
    .flatMap((word) => splitWords(word).flatMap(({ lexemes }) => lexemes)),
);

let entries: Map<string, Entry[]> | undefined;

/**
 * Returns the categories of an industry whose name, or a sub-category's, occurs in a text with all its words; best
 * first. The main text (what the source says the company is) counts three times. Deterministic.
 */
export function matchCategories(
  industry: string | undefined,
  telling: string,
  text: string,
): CategoryMatch[] {
  if (!industry) return [];
  entries ??= new Map(
    readCatalog()
      .industries.tree('en')
      .map((one) => [one.id, readEntries(one)]),
  );
  const strong = stems(telling);
  const weak = stems(text);
  const scored: { score: number; match: CategoryMatch }[] = [];
  for (const { categoryId, phrases } of entries.get(industry) ?? []) {
    let score = 0;
    let bestSub = { score: 0, id: '' };
    for (const { words, subCategoryId } of phrases) {
      const weight = words.every((word) => strong.has(word))
        ? 3
        : words.every((word) => strong.has(word) || weak.has(word))
          ? 1
          : 0;
      if (weight === 0) continue;
      const phraseScore = weight * words.reduce((sum, word) => sum + (vagueWords.has(word) ? 0.25 : 1), 0);
      score += phraseScore;
      if (subCategoryId && phraseScore > bestSub.score) bestSub = { score: phraseScore, id: subCategoryId };
    }
    if (score >= 1)
      scored.push({ score, match: { categoryId, ...(bestSub.id ? { subCategoryId: bestSub.id } : {}) } });
  }
  return scored
    .sort((a, b) => b.score - a.score || (a.match.categoryId < b.match.categoryId ? -1 : 1))
    .map(({ match }) => match);
}

function readEntries({ categories }: IndustryTree): Entry[] {
  return categories.map(({ id, name, subCategories }) => ({
    categoryId: id,
    phrases: [
      ...phrasesOf(name),
      ...subCategories.flatMap((sub) =>
        phrasesOf(sub.name).map((phrase) => ({ ...phrase, subCategoryId: sub.id })),
      ),
    ],
  }));
}

/** 'Pumps and Compressors' gives two phrases. Phrases of vague words only are left out. */
function phrasesOf(name: string): Phrase[] {
  const parts = [name, ...name.split(/,|&|\band\b/)];
  const phrases = new Map<string, Phrase>();
  for (const part of parts) {
    const words = [...stems(part)];
    if (words.some((word) => !vagueWords.has(word))) phrases.set(words.join(' '), { words });
  }
  return [...phrases.values()];
}

function stems(text: string): Set<string> {
  const found = new Set<string>();
  for (const { surface, lexemes } of splitWords(text)) {
    if (!isStopWord(surface)) for (const lexeme of lexemes) found.add(lexeme);
  }
  return found;
}
