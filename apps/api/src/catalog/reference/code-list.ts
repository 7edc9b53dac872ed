import { type TextLanguage, textLanguages } from '@wbn/contract/shared/language.ts';

/** Capitalizes a name for a list; Intl writes many names in lower case, as inside a sentence. */
export function capitalised(text: string, language: TextLanguage): string {
  const [first = ''] = text;
  return first.toLocaleUpperCase(language) + text.slice(first.length);
}

const collators = Object.fromEntries(
  textLanguages.map((language) => [language, new Intl.Collator(language)]),
) as Record<TextLanguage, Intl.Collator>;

/** Returns the comparison function that sorts texts by the rules of a language. */
export function compareIn(language: TextLanguage): (one: string, other: string) => number {
  return collators[language].compare;
}

export interface Coded {
  readonly code: string;
  readonly name: string;
}

/** A list of codes with a name in every language. */
export interface CodeList {
  /** All entries, in the order of the list. */
  all(language: TextLanguage): readonly Coded[];
  /** Returns the entry of a code; an unknown code is its own name. */
  find(code: string, language: TextLanguage): Coded;
  has(code: string): boolean;
}

export type Names = Readonly<Record<TextLanguage, string>>;

/** Makes a list from written names, in the order of the record. */
export function codeList(names: Readonly<Record<string, Names>>): CodeList {
  const codes = Object.keys(names);
  return computedCodeList(codes, (code, language) => names[code]?.[language] ?? code);
}

/** Makes a list with names from a function, such as one of Intl; optionally sorted by name. */
export function computedCodeList(
  codes: readonly string[],
  nameOf: (code: string, language: TextLanguage) => string,
  { sorted = false } = {},
): CodeList {
  const lists = new Map<TextLanguage, readonly Coded[]>();
  const byCode = new Map<TextLanguage, ReadonlyMap<string, Coded>>();
  for (const language of textLanguages) {
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
