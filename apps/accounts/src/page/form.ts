import type { AccountTexts } from '../account-texts.ts';
import type { Visit } from '../visit.ts';
import { type Html, html } from './html.ts';

/** What is wrong, by the name of the field; `form` for the form as a whole. */
export type Problems = Readonly<Record<string, string>>;

export interface Field {
  readonly name: string;
  readonly label: string;
  readonly type?: 'text' | 'email' | 'password';
  readonly value?: string | undefined;
  readonly hint?: string;
  readonly optional?: boolean;
  readonly autocomplete: string;
  readonly inputmode?: 'numeric';
  /** Where typing starts, when nothing is wrong. */
  readonly autofocus?: boolean;
}

/** A labelled text field with its hint and what is wrong with it. */
export function textField(texts: AccountTexts, field: Field, problems: Problems): Html {
  const { name, label, type = 'text', value = '', hint, optional, autocomplete, inputmode } = field;
  const problem = problems[name];
  const described = [hint && `${name}-hint`, problem && `${name}-problem`].filter(Boolean).join(' ');
  const attributes = [
    !optional && html` required`,
    described && html` aria-describedby="${described}"`,
    problem && html` aria-invalid="true"`,
    inputmode && html` inputmode="${inputmode}"`,
    field.autofocus && Object.keys(problems).length === 0 && html` autofocus`,
    // What is said in secret or in codes is not words.
    type !== 'text' || inputmode ? html` autocapitalize="none" spellcheck="false"` : undefined,
  ].filter((attribute) => attribute !== '');
  return html`<div class="field">
<label for="${name}">${label}${optional && html` <span class="optional">(${texts.optional})</span>`}</label>
${hint && html`<p class="hint" id="${name}-hint">${hint}</p>`}
${problem && html`<p class="problem" id="${name}-problem">${problem}</p>`}
<input id="${name}" name="${name}" type="${type}" value="${type === 'password' ? '' : value}" autocomplete="${autocomplete}"${attributes}>
</div>`;
}

/** What is wrong, above the form, with links to the fields; it has the focus. */
export function problemSummary(texts: AccountTexts, problems: Problems): Html | undefined {
  const entries = Object.entries(problems);
  if (entries.length === 0) return undefined;
  const line = ([name, problem]: [string, string]) =>
    name === 'form' ? html`<li>${problem}</li>` : html`<li><a href="#${name}">${problem}</a></li>`;
  return html`<div class="summary" role="alert" tabindex="-1" autofocus aria-labelledby="summary-title">
<h2 id="summary-title">${texts.summary}</h2>
<ul>${entries.map(line)}</ul>
</div>`;
}

/** Good news, such as a changed password. */
export function notice(text: string): Html {
  return html`<p class="notice" role="status">${text}</p>`;
}

/** A form that is posted to a page of this host and carries the way back with it. */
export function form(visit: Visit, action: string, content: Html): Html {
  return html`<form method="post" action="${action}" novalidate>
<input type="hidden" name="continue" value="${visit.back.href}">
${visit.next && html`<input type="hidden" name="next" value="${visit.next}">`}
${content}
</form>`;
}

/** A link to another page of this host that carries the way back with it. */
export function pageLink(visit: Visit, path: string, text: string): Html {
  return html`<a href="${withReturn(visit, path)}">${text}</a>`;
}

/** A path of this host with the way back in its query. */
export function withReturn({ back, next }: Pick<Visit, 'back' | 'next'>, path: string): string {
  const query = new URLSearchParams({ continue: back.href });
  if (next) query.set('next', next);
  return `${path}${path.includes('?') ? '&' : '?'}${query}`;
}

export function submitButton(text: string): Html {
  return html`<button class="button" type="submit">${text}</button>`;
}
