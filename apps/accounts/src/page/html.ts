import { escapeHtml } from '@wbn/mail/escape-html.ts';

/** A piece of HTML; every text in it is escaped. */
export class Html {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

type Value = Html | string | number | undefined | false | readonly Value[];

/** HTML from a template: text is escaped, `Html` is not, `undefined` and `false` give nothing. */
export function html(strings: TemplateStringsArray, ...values: readonly Value[]): Html {
  return new Html(strings.reduce((whole, part, index) => whole + write(values[index - 1]) + part));
}

function write(value: Value): string {
  if (value === undefined || value === false) return '';
  if (value instanceof Html) return value.text;
  if (typeof value === 'object') return value.map(write).join('');
  return escapeHtml(String(value));
}
