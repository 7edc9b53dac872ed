import { escapeHtml } from '@wbn/mail/escape-html.ts';

/** A piece of HTML whose texts are escaped. */
export class Html {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

type Value = Html | string | number | undefined | false | readonly Value[];

/** Builds HTML from a template: escapes text, inserts `Html` unchanged, leaves out `undefined` and `false`. */
export function html(strings: TemplateStringsArray, ...values: readonly Value[]): Html {
  return new Html(strings.reduce((whole, part, index) => whole + write(values[index - 1]) + part));
}

function write(value: Value): string {
  if (value === undefined || value === false) return '';
  if (value instanceof Html) return value.text;
  if (typeof value === 'object') return value.map(write).join('');
  return escapeHtml(String(value));
}
