import { foldText } from '../understand/fold-text.ts';
import { lexemeOf, splitWords } from '../understand/search-words.ts';
import { isStopWord } from '../understand/stop-words.ts';

export type NameRole = 'thing' | 'modifier' | 'purpose';

/** Words before a purpose or accessory: 'case for laptop', 'with remote control'. */
const links = new Set('for with w per fits compatible suitable para con pour avec fur mit'.split(' '));

/** Generic nouns, before which a word remains the thing: 'notebook PC', 'espresso machine'. */
const lightNouns = new Set(
  'pc computer machine device unit system set kit apparatus equipment appliance product series'
    .split(' ')
    .map(lexemeOf),
);

const part = /[\p{L}\p{N}\p{M}]+|[,;:()|–]|\s-\s/gu;
const letters = /^[\p{L}\p{M}]{2,}$/u;

/**
 * Returns the lexemes of a product name with their roles: 'Laptop Lock Black for notebook' is a lock, not a laptop. A word before a noun is
 * its modifier; values of the product's specs ('Black', 'USB') do not count as nouns.
 */
export function nameRoles(name: string, specValues: readonly string[]): [lexeme: string, role: NameRole][] {
  const attributes = new Set(specValues.flatMap(splitWords).flatMap(({ lexemes }) => lexemes));
  const parts = [...foldText(name).matchAll(part)].map(([text]) => text);
  const roles: [string, NameRole][] = [];
  let isPurpose = false;
  parts.forEach((text, at) => {
    if (at > 0 && links.has(text)) isPurpose = true;
    for (const { lexemes, pairs } of splitWords(text)) {
      const modifies = !pairs && isNoun(parts[at + 1], attributes);
      const role = isPurpose ? 'purpose' : modifies ? 'modifier' : 'thing';
      for (const lexeme of lexemes) roles.push([lexeme, role]);
    }
  });
  return roles;
}

function isNoun(word: string | undefined, attributes: ReadonlySet<string>): boolean {
  if (word === undefined || !letters.test(word) || isStopWord(word) || links.has(word)) return false;
  const lexeme = lexemeOf(word);
  return !lightNouns.has(lexeme) && !attributes.has(lexeme);
}
