import { fillIn } from '@wbn/mail/fill-in.ts';
import type { Page } from '../../page/document.ts';
import { form, type Problems, pageLink, problemSummary, textField } from '../../page/form.ts';
import { html } from '../../page/html.ts';
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

/** What goes and what stays, and the form; or why it cannot be yet. */
export function deletePage(visit: Visit, { owned, twoFactor, problems = {} }: DeleteView): Page {
  const { texts } = visit;
  const words = wordsOf(visit);
  const own = words.delete;
  const shared = owned.filter(({ alone }) => !alone).map(({ name }) => name);
  const going = owned.filter(({ alone }) => alone);
  const names = new Intl.ListFormat(visit.language).format(shared);
  const code = textField(texts, { name: 'code', label: words.code, autocomplete: 'one-time-code' }, problems);
  const body = html`<p class="lead">${own.lead}</p>
${problemSummary(texts, problems)}
${shared.length > 0 && html`<p class="warning">${fillIn(shared.length === 1 ? own.refused : own.refusedMany, { names })}</p>`}
<h2>${own.goesTitle}</h2>
<ul class="list">
<li>${own.goesProfile}</li>
<li>${own.goesSessions}</li>
${going.length > 0 && html`<li>${own.goesBusinesses}<ul>${going.map(({ name }) => html`<li>${name}</li>`)}</ul></li>`}
<li>${own.goesRequests}</li>
<li>${own.goesInvitations}</li>
</ul>
<h2>${own.staysTitle}</h2>
<ul class="list"><li>${own.staysMail}</li><li>${own.staysBusinesses}</li><li>${own.staysActivity}</li><li>${own.staysTokens}</li></ul>
<p>${pageLink(visit, '/account/export', own.exportFirst)}</p>
${
  shared.length === 0 &&
  form(
    visit,
    deletePath,
    html`${passwordField(visit, problems)}
${twoFactor && code}
<button class="button button-danger" type="submit">${own.submit}</button>`,
  )
}
${backToAccount(visit)}`;
  return { title: own.title, body, faulty: Object.keys(problems).length > 0 };
}

export function deletedPage(visit: Visit): Page {
  const { doneTitle, done } = wordsOf(visit).delete;
  return { title: doneTitle, body: html`<p class="lead">${done}</p>` };
}
