import { readSpellingDictionary, type SpellingDictionary } from './spelling-dictionary.ts';

let lists: Promise<SpellingDictionary[]> | undefined;

/**
 * Returns the English, Spanish and French words that a folded word is a form of; empty for an unknown word. Loaded when first used. Lists
 * of Italian, German and Chinese words have licences that this product cannot take, and the Portuguese one takes 22 MB.
 */
export async function stemsOf(word: string): Promise<readonly string[]> {
  lists ??= readLists();
  return (await lists).flatMap((list) => list.stemsOf(word));
}

async function readLists(): Promise<SpellingDictionary[]> {
  const files = await Promise.all([
    import('dictionary-en'),
    import('dictionary-en-gb'),
    import('dictionary-es'),
    import('dictionary-fr'),
  ]);
  const text = (bytes: Uint8Array) => new TextDecoder().decode(bytes);
  return files.map(({ default: { aff, dic } }) => readSpellingDictionary(text(aff), text(dic)));
}
