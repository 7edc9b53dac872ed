import { foldText } from './fold-text.ts';

/** Words of a language with their endings. */
export interface SpellingDictionary {
  /** The words that a folded word is a form of: 'caja' for 'cajas'; empty for an unknown word. */
  stemsOf(word: string): readonly string[];
}

/** A suffix rule, such as 'gloving' to 'glove': removes the ending and adds `strip`. */
interface Rule {
  readonly flag: string;
  readonly strip: string;
  /** Flags of the word with this ending. */
  readonly flags: string;
  /** Pattern of the word without the ending. */
  readonly condition: RegExp | undefined;
}

/** Endings may follow endings: 'import', 'importación', 'importaciones'. */
const mostEndings = 2;
const letters = /^[\p{L}\p{M}]+$/u;
const plain = /^[\^a-z[\].]+$/;
/** Infinitives of Spanish and French: endings that replace these and take no further ending are verb forms. */
const infinitive = /[aei]r$|re$/;

/**
 * Reads a Hunspell dictionary (`index.aff`, `index.dic`). Endings are removed at lookup, because expanded forms would be ten times as many.
 * Prefixes, compounds and Spanish conjugation are ignored: nobody searches for 'adio', and many of these forms are one letter away from a
 * word of another language.
 */
export function readSpellingDictionary(aff: string, dic: string): SpellingDictionary {
  const width = /^FLAG long/m.test(aff) ? 2 : 1;
  const rules = readRules(aff);
  const longest = Math.max(0, ...[...rules.keys()].map((ending) => ending.length));
  const flagsOf = new Map<string, string>();
  for (const [, written = '', flags = ''] of dic.matchAll(/^([^/\s\d]+)(?:\/(\S+))?/gm)) {
    const word = foldText(written);
    if (letters.test(word)) flagsOf.set(word, (flagsOf.get(word) ?? '') + flags);
  }
  return { stemsOf: (word) => [...new Set(findStems(word, '', 0))] };

  function findStems(word: string, flag: string, endings: number): string[] {
    const stems = hasFlag(flagsOf.get(word), flag) ? [word] : [];
    if (endings === mostEndings) return stems;
    for (let at = word.length; at > 0 && word.length - at <= longest; at -= 1) {
      const start = word.slice(0, at);
      for (const rule of rules.get(word.slice(at)) ?? []) {
        const whole = start + rule.strip;
        if (hasFlag(rule.flags, flag) && rule.condition?.test(whole) !== false)
          stems.push(...findStems(whole, rule.flag, endings + 1));
      }
    }
    return stems;
  }

  function hasFlag(flags: string | undefined, flag: string): boolean {
    if (flags === undefined || flag === '') return flags !== undefined;
    let at = flags.indexOf(flag);
    while (at % width > 0) at = flags.indexOf(flag, at + 1);
    return at >= 0;
  }
}

function readRules(aff: string): Map<string, Rule[]> {
  const rules = new Map<string, Rule[]>();
  for (const [, flag = '', strip = '', ending = '', flags = '', condition = ''] of aff.matchAll(
    /^SFX +(\S+) +(\S+) +([^/\s]+)(?:\/(\S+))? +([^\s\d]\S*)/gm,
  )) {
    const added = ending === '0' ? '' : foldText(ending);
    const rule: Rule = {
      flag,
      strip: strip === '0' ? '' : foldText(strip),
      flags,
      condition: plain.test(condition) && condition !== '.' ? new RegExp(`${condition}$`) : undefined,
    };
    if (flags === '' && infinitive.test(strip)) continue;
    rules.set(added, [...(rules.get(added) ?? []), rule]);
  }
  return rules;
}
