import { type Language, languages } from '@wbn/contract/shared/language.ts';

/** Capitalizes a name for a list; Intl writes many names in lower case, as inside a sentence. */
export function capitalised(text: string, language: Language): string {
  const [first = ''] = text;
  return first.toLocaleUpperCase(language) + text.slice(first.length);
}

const collators = Object.fromEntries(
  languages.map((language) => [language, new Intl.Collator(language)]),
) as Record<Language, Intl.Collator>;

/** Returns the comparison function that sorts texts by the rules of a language. */
export function compareIn(language: Language): (one: string, other: string) => number {
  return collators[language].compare;
}

export interface Coded {
  readonly code: string;
  readonly name: string;
}

/** A list of codes with a name in every language. */
export interface CodeList {
  /** All entries, in the order of the list. */
  all(language: Language): readonly Coded[];
  /** Returns the entry of a code; an unknown code is its own name. */
  find(code: string, language: Language): Coded;
  has(code: string): boolean;
}

export type Names = Readonly<Record<Language, string>>;

/** Makes a list from written names, in the order of the record. */
export function codeList(names: Readonly<Record<string, Names>>): CodeList {
  const codes = Object.keys(names);
  return computedCodeList(codes, (code, language) => names[code]?.[language] ?? code);
}

/** Makes a list with names from a function, such as one of Intl; optionally sorted by name. */
export function computedCodeList(
  codes: readonly string[],
  nameOf: (code: string, language: Language) => string,
  { sorted = false } = {},
): CodeList {
  const lists = new Map<Language, readonly Coded[]>();
  const byCode = new Map<Language, ReadonlyMap<string, Coded>>();
  for (const language of languages) {
    const list = codes.map((code) => ({ code, name: nameOf(code, language) }));
    if (sorted) {
      const compare = compareIn(language);
      list.sort((one, other) => compare(one.name, other.name));
    }
    lists.set(language, list);
    byCode.set(language, new Map(list.map((entry) => [entry.code, entry])));
  }
  return {
    all: (language) => lists.get(language) ?? [],
    find: (code, language) => byCode.get(language)?.get(code) ?? { code, name: code },
    has: (code) => byCode.get('en')?.has(code) ?? false,
  };
}
