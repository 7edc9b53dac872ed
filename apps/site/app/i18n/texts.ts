import type { Language } from '@wbn/edition/language.ts';

/** A text, or a group of texts, as the packages' `locales/*.json` hold them. */
export type Messages = { readonly [key: string]: string | Messages };

/** Looks up a text of one namespace; `count` chooses the plural form. */
export type Translate = (key: string, values?: Readonly<Record<string, unknown>>) => string;

const placeholder = /\{\{\s*(\w+)\s*(?:,\s*(\w+)\s*)?\}\}/g;

/**
 * Reads the part of i18next's JSON format that this product uses: groups, `{{name}}`, `{{count, number}}` and the
 * plural endings. i18next itself, with react-i18next, would be an eighth of all the JavaScript of a page; a test
 * holds the two to the same results for every text of every package.
 */
export class Texts {
  readonly language: Language;
  readonly #messages = new Map<string, Messages>();
  readonly #found = new Map<string, string>();
  readonly #lookUps = new Map<string, Translate>();
  /** Made when they are first needed: a slow phone works 100 ms on the two. */
  #numbers: Intl.NumberFormat | undefined;
  #plurals: Intl.PluralRules | undefined;

  constructor(language: Language) {
    this.language = language;
  }

  /** Makes the texts of a namespace known. */
  add(namespace: string, messages: Messages): void {
    this.#messages.set(namespace, messages);
  }

  /** The look-up of a namespace; always the same function. A text that is missing shows its key. */
  of(namespace: string): Translate {
    let translate = this.#lookUps.get(namespace);
    if (!translate) {
      translate = (key, values) => this.#translate(namespace, key, values);
      this.#lookUps.set(namespace, translate);
    }
    return translate;
  }

  #translate(namespace: string, key: string, values: Readonly<Record<string, unknown>> | undefined): string {
    const text = this.#look(namespace, key, values?.count) ?? key;
    return values
      ? text.replace(placeholder, (whole, name, format) => this.#show(values[name], format) ?? whole)
      : text;
  }

  /** Texts without plural forms are found once. */
  #look(namespace: string, key: string, count: unknown): string | undefined {
    const messages = this.#messages.get(namespace);
    if (typeof count === 'number') return this.#find(messages, key, count);
    const name = `${namespace} ${key}`;
    const known = this.#found.get(name) ?? this.#find(messages, key, undefined);
    if (known !== undefined) this.#found.set(name, known);
    return known;
  }

  #find(messages: Messages | undefined, key: string, count: number | undefined): string | undefined {
    let group: string | Messages | undefined = messages;
    const steps = key.split('.');
    const last = steps.pop() ?? '';
    for (const step of steps) group = typeof group === 'object' ? group[step] : undefined;
    if (typeof group !== 'object') return undefined;
    const forms = count === undefined ? [last] : [`${last}_${this.#formOf(count)}`, `${last}_other`, last];
    const found = forms.map((form) => group[form]).find((text) => typeof text === 'string');
    return found as string | undefined;
  }

  #formOf(count: number): Intl.LDMLPluralRule {
    // Of whole numbers below a million our languages have one form for 1, if any, and one for all others.
    if (Number.isInteger(count) && Math.abs(count) < 1_000_000)
      return Math.abs(count) === 1 && this.language !== 'zh' ? 'one' : 'other';
    this.#plurals ??= new Intl.PluralRules(this.language);
    return this.#plurals.select(count);
  }

  #show(value: unknown, format: string | undefined): string | undefined {
    if (value === undefined) return undefined;
    // Whole numbers below a thousand look the same in every language of ours.
    if (format !== 'number' || (Number.isInteger(value) && Math.abs(Number(value)) < 1000))
      return String(value);
    this.#numbers ??= new Intl.NumberFormat(this.language);
    return this.#numbers.format(Number(value));
  }
}
