import { normalizeMailAddress } from '@wbn/contract/shared/mail-address.ts';
import type { FastifyRequest } from 'fastify';
import type { AccountTexts } from '../account-texts.ts';
import type { Visit } from '../visit.ts';
import { type Html, html } from './html.ts';
import { looks } from './looks.ts';

/** A trimmed field of the submitted form; `readSecret` returns passwords unchanged. */
export function readField(request: FastifyRequest, name: string): string {
  const value = readSecret(request, name);
  return value.trim();
}

export function readSecret({ body }: FastifyRequest, name: string): string {
  const value = (body as Record<string, unknown> | undefined)?.[name];
  return typeof value === 'string' ? value : '';
}

/** The e-mail address of a form, as it is stored and mailed to. */
export function readEmail(request: FastifyRequest): string {
  return normalizeMailAddress(readSecret(request, 'email'));
}

/** The passkey button, hidden until `passkey.js` finds that the browser supports passkeys. */
export function passkeyBox({ or, passkey, passkeyFailed }: AccountTexts['login']): Html {
  return html`<div class="${looks.stack('md')}" id="passkey" hidden>
${or !== '' && html`<p class="${looks.page.or} ${looks.text({ size: 'sm', tone: 'muted' })}">${or}</p>`}
<button class="${looks.button({ variant: 'secondary', block: true })}" type="button" id="passkey-button">${passkey}</button>
<p class="${looks.field.error}" id="passkey-problem" role="status" hidden>${passkeyFailed}</p>
</div>`;
}

/** Errors by field name; `form` is for the form as a whole. */
export type Problems = Readonly<Record<string, string>>;

export interface Field {
  readonly name: string;
  /** Defaults to the name; set it when a page has several fields of that name. */
  readonly id?: string;
  readonly label: string;
  readonly type?: 'text' | 'email' | 'password';
  readonly value?: string | undefined;
  readonly hint?: string;
  readonly optional?: boolean;
  readonly autocomplete: string;
  readonly inputmode?: 'numeric';
  /** Focused first, unless the form has errors. */
  readonly autofocus?: boolean;
}

/** A labelled text field with hint and error, drawn like ui-kit's `TextField`. */
export function textField(texts: AccountTexts, field: Field, problems: Problems): Html {
  const {
    name,
    id = name,
    label,
    type = 'text',
    value = '',
    hint,
    optional,
    autocomplete,
    inputmode,
  } = field;
  const problem = problems[name];
  const described = [problem && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ');
  const attributes = [
    !optional && html` required`,
    described && html` aria-describedby="${described}"`,
    problem && html` aria-invalid="true"`,
    (inputmode || type === 'email') && html` inputmode="${inputmode ?? type}"`,
    // The last or only field of a form says that Enter sends it.
    ['password', 'one-time-code'].some((one) => autocomplete.includes(one)) && html` enterkeyhint="go"`,
    field.autofocus && Object.keys(problems).length === 0 && html` autofocus`,
    // Passwords and codes are not words: no spell check, no capitals.
    type !== 'text' || inputmode ? html` autocapitalize="none" spellcheck="false"` : undefined,
  ].filter((attribute) => attribute !== '');
  const aside = looks.text({ size: 'sm', tone: 'muted', weight: 'regular' });
  return html`<div class="${looks.field.field}${type === 'password' && ` ${looks.page.password}`}">
<label class="${looks.field.label}" for="${id}">${label}${optional && html` <span class="${aside}">(${texts.optional})</span>`}</label>
<input class="${looks.control}" id="${id}" name="${name}" type="${type}" value="${type === 'password' ? '' : value}" autocomplete="${autocomplete}"${attributes}>
${type === 'password' && html`<button class="${looks.button({ variant: 'quiet', size: 'sm' })}" type="button" data-shows="${id}" aria-controls="${id}" aria-pressed="false" hidden>${texts.showPassword}</button>`}
${problem && html`<p class="${looks.field.error}" id="${id}-error">${problem}</p>`}
${hint && html`<p class="${looks.field.hint}" id="${id}-hint">${hint}</p>`}
</div>`;
}

/** A checkbox with its label. */
export function checkbox(name: string, value: string, label: string): Html {
  return html`<label class="${looks.checkbox.row}"><input class="${looks.checkbox.box}" name="${name}" type="checkbox" value="${value}"><span>${label}</span></label>`;
}

/** The focused summary of errors above the form, with links to the fields; `idOf` maps field names to ids. */
export function problemSummary(
  texts: AccountTexts,
  problems: Problems,
  idOf = (name: string) => name,
): Html | undefined {
  const entries = Object.entries(problems);
  if (entries.length === 0) return undefined;
  const line = ([name, problem]: [string, string]) =>
    name === 'form'
      ? html`<li>${problem}</li>`
      : html`<li><a class="${looks.noticeLink}" href="#${idOf(name)}">${problem}</a></li>`;
  return html`<div class="${looks.notice('danger')}" role="alert" tabindex="-1" autofocus aria-labelledby="summary-title">
<p class="${looks.text({ weight: 'semibold' })}" id="summary-title">${texts.summary}</p>
<ul class="${looks.noticeList}">${entries.map(line)}</ul>
</div>`;
}

/** A form that posts to a page of this host and keeps `continue`; `challenge` is for the script of passkeys. */
export function form(visit: Visit, action: string, content: Html): Html {
  return html`<form class="${looks.stack('md')}" method="post" action="${action}" novalidate>
<input type="hidden" name="continue" value="${visit.back.href}">
${visit.next && html`<input type="hidden" name="next" value="${visit.next}">`}
${visit.challenge && html`<input type="hidden" name="challenge" value="${visit.challenge}">`}
${content}
</form>`;
}

/** The submit button of a form. */
export function submitButton(text: string, variant: 'primary' | 'secondary' | 'danger' = 'primary'): Html {
  return html`<button class="${looks.button({ variant, block: true })}" type="submit">${text}</button>`;
}

interface Return extends Pick<Visit, 'back' | 'next'> {
  readonly challenge?: Visit['challenge'];
}

/** A path of this host with `continue` in its query, and the challenge that came with it. */
export function withReturn({ back, next, challenge }: Return, path: string): string {
  const query = new URLSearchParams({ continue: back.href });
  if (next) query.set('next', next);
  if (challenge) query.set('challenge', challenge);
  return `${path}${path.includes('?') ? '&' : '?'}${query}`;
}
