import { fillIn } from '@wbn/mail/fill-in.ts';
import type { Page } from '../../page/document.ts';
import { form, type Problems, problemSummary, submitButton, textField } from '../../page/form.ts';
import { type Html, html } from '../../page/html.ts';
import { looks } from '../../page/looks.ts';
import { pageLink, subheading, warning } from '../../page/text.ts';
import type { Visit } from '../../visit.ts';
import { wordsOf } from '../member-texts.ts';
import { backToAccount, passwordField } from '../page-parts.ts';
import type { OwnedBusiness } from './delete-account.ts';

export const deletePath = '/account/delete';

export interface DeleteView {
  readonly owned: readonly OwnedBusiness[];
  readonly twoFactor: boolean;
  readonly problems?: Problems;
}

/** Says what is deleted and what stays, with the form; or why the account cannot be deleted yet. */
export function deletePage(visit: Visit, { owned, twoFactor, problems = {} }: DeleteView): Page {
  const { texts } = visit;
  const words = wordsOf(visit);
  const own = words.delete;
  const shared = owned.filter(({ alone }) => !alone).map(({ name }) => name);
  const going = owned.filter(({ alone }) => alone);
  const names = new Intl.ListFormat(visit.language).format(shared);
  const code = textField(texts, { name: 'code', label: words.code, autocomplete: 'one-time-code' }, problems);
  const body = html`${problemSummary(texts, problems)}
${shared.length > 0 && warning(fillIn(shared.length === 1 ? own.refused : own.refusedMany, { names }))}
${list(own.goesTitle, [
  own.goesProfile,
  own.goesSessions,
  going.length > 0 && html`${own.goesBusinesses}${bullets(going.map(({ name }) => name))}`,
  own.goesRequests,
  own.goesInvitations,
])}
${list(own.staysTitle, [own.staysMail, own.staysBusinesses, own.staysActivity, own.staysTokens])}
<p>${pageLink(visit, '/account/export', own.exportFirst)}</p>
${
  shared.length === 0 &&
  form(
    visit,
    deletePath,
    html`${passwordField(visit, problems)}
${twoFactor && code}
${submitButton(own.submit, 'danger')}`,
  )
}
${backToAccount(visit)}`;
  return { title: own.title, lead: own.lead, body, faulty: Object.keys(problems).length > 0 };
}

export function deletedPage(visit: Visit): Page {
  const { doneTitle, done } = wordsOf(visit).delete;
  return { title: doneTitle, lead: done };
}

type Item = string | Html | false;

function list(title: string, items: readonly Item[]): Html {
  return html`<section class="${looks.stack('xxs')}">${subheading(title)}${bullets(items)}</section>`;
}

function bullets(items: readonly Item[]): Html {
  return html`<ul class="${looks.page.bullets}">${items.map((item) => item !== false && html`<li>${item}</li>`)}</ul>`;
}
