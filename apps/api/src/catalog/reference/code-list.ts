import { type Language, languages } from '@wbn/contract/shared/language.ts';

/** Intl writes many names as they stand inside a sentence; in a list they begin with a capital. */
export function capitalised(text: string, language: Language): string {
  const [first = ''] = text;
  return first.toLocaleUpperCase(language) + text.slice(first.length);
}

const collators = Object.fromEntries(
  languages.map((language) => [language, new Intl.Collator(language)]),
) as Record<Language, Intl.Collator>;

/** Puts texts in the order of a language. */
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
  /** The entry of a code; a code that nobody knows keeps itself as its name. */
  find(code: string, language: Language): Coded;
  has(code: string): boolean;
}

export type Names = Readonly<Record<Language, string>>;

/** Makes a list from names written by hand; the order of the record is the order of the list. */
export function codeList(names: Readonly<Record<string, Names>>): CodeList {
  const codes = Object.keys(names);
  return computedCodeList(codes, (code, language) => names[code]?.[language] ?? code);
}

/** Makes a list whose names come from a function, such as one of Intl; sorted by name when told. */
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
