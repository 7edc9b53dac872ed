import { foldText } from '../understand/fold-text.ts';
import { lexemeOf, splitWords } from '../understand/search-words.ts';
import { isStopWord } from '../understand/stop-words.ts';

export type NameRole = 'thing' | 'modifier' | 'purpose';

/** Whether a word belongs to the name of the thing, is a complement ('box of screws') or follows a comma. */
type PlaceInName = 'name' | 'complement' | 'addition';

export type RoleInName = readonly [lexeme: string, role: NameRole, place: PlaceInName];

/** Words before a complement. */
const genitives = new Set('of de del di da do du des d della dei degli delle von al à'.split(' '));

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
 * its modifier; values of the product's specs ('Black', 'USB') do not count as nouns. A light noun may leave the word before it the thing:
 * an 'espresso machine' ranks for espresso, and is none.
 */
export function nameRoles(name: string, specValues: readonly string[], knowsLightNouns = true): RoleInName[] {
  const attributes = new Set(specValues.flatMap(splitWords).flatMap(({ lexemes }) => lexemes));
  const parts = [...foldText(name).matchAll(part)].map(([text]) => text);
  const roles: RoleInName[] = [];
  let isPurpose = false;
  let place: PlaceInName = 'name';
  parts.forEach((text, at) => {
    if (at > 0 && links.has(text)) isPurpose = true;
    if (at > 0 && genitives.has(text)) place = 'complement';
    if (at > 0 && /^[,;:(|–]$/.test(text)) place = 'addition';
    for (const { lexemes, pairs } of splitWords(text)) {
      const modifies = !pairs && isNoun(parts[at + 1], attributes, knowsLightNouns);
      const role = isPurpose ? 'purpose' : modifies ? 'modifier' : 'thing';
      for (const lexeme of lexemes) roles.push([lexeme, role, place]);
    }
  });
  return roles;
}

function isNoun(word: string | undefined, attributes: ReadonlySet<string>, knowsLight: boolean): boolean {
  if (word === undefined || !letters.test(word) || isStopWord(word) || links.has(word)) return false;
  const lexeme = lexemeOf(word);
  return !(knowsLight && lightNouns.has(lexeme)) && !attributes.has(lexeme);
}
