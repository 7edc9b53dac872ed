import { readSpellingDictionary, type SpellingDictionary } from './spelling-dictionary.ts';

let lists: Promise<SpellingDictionary[]> | undefined;

/**
 * The words of English, Spanish and French that a word (folded) is a form of; none for what is no word of them. Read at the first
 * question. No list of Italian, German or Chinese words has a licence that this product can take, and that of Portuguese takes 22 MB.
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
