import { formatList } from '@wbn/edition/format.ts';
import { fillIn } from '@wbn/mail/fill-in.ts';
import { authHeaders, passCookies } from '../../auth/call-auth.ts';
import { mailAccountDeleted } from '../../mails/account-mails.ts';
import type { Page } from '../../page/document.ts';
import { form, type Problems, submitButton, textField } from '../../page/form.ts';
import { type Html, html } from '../../page/html.ts';
import { looks } from '../../page/looks.ts';
import { backToAccount, pageLink, subheading, warning } from '../../page/text.ts';
import type { Pages } from '../../pages.ts';
import { findPerson } from '../../people.sql.ts';
import type { Visit } from '../../visit.ts';
import { type Refusal, refusePassword, refuseSecondFactor } from '../confirm-person.ts';
import { selectExports } from '../export/export.sql.ts';
import { deleteExportFiles } from '../export/make-export.ts';
import { wordsOf } from '../member-texts.ts';
import { passwordField } from '../page-parts.ts';
import { deleteAccount, findOwnedBusinesses, type OwnedBusiness } from './delete-account.ts';
import { isLastAdministrator } from './leave-desk.ts';

const deletePath = '/account/delete';

interface DeleteView {
  readonly owned: readonly OwnedBusiness[];
  readonly twoFactor: boolean;
  /** Whether nobody else administers the desk. */
  readonly isLastAdministrator: boolean;
  readonly problems?: Problems;
}

/** Shows what is deleted and what stays, with the form; or why the account cannot be deleted yet. */
function deletePage(visit: Visit, view: DeleteView): Page {
  const { owned, twoFactor, isLastAdministrator, problems = {} } = view;
  const { texts } = visit;
  const words = wordsOf(visit);
  const own = words.delete;
  const shared = owned.filter(({ alone }) => !alone).map(({ name }) => name);
  const going = owned.filter(({ alone, fromDirectory }) => alone && !fromDirectory);
  const claimed = owned.filter(({ alone, fromDirectory }) => alone && fromDirectory);
  const names = formatList(visit.language, shared);
  const code = textField(texts, { name: 'code', label: words.code, autocomplete: 'one-time-code' }, problems);
  const body = html`${shared.length > 0 && warning(fillIn(shared.length === 1 ? own.refused : own.refusedMany, { names }))}
${isLastAdministrator && warning(own.lastAdministrator)}
${list(own.goesTitle, [
  own.goesProfile,
  own.goesSessions,
  going.length > 0 && html`${own.goesBusinesses}${bullets(going.map(({ name }) => name))}`,
  claimed.length > 0 && own.goesOfClaimed,
  own.goesRequests,
  own.goesInvitations,
])}
${list(own.staysTitle, [
  own.staysMail,
  claimed.length > 0 && html`${own.staysClaimed}${bullets(claimed.map(({ name }) => name))}`,
  own.staysBusinesses,
  own.staysActivity,
  own.staysTokens,
])}
<p>${pageLink(visit, '/account/export', own.exportFirst)}</p>
${
  shared.length === 0 &&
  !isLastAdministrator &&
  form(
    visit,
    deletePath,
    html`${passwordField(visit, problems)}
${twoFactor && code}
${submitButton(own.submit, 'danger')}`,
  )
}
${backToAccount(visit)}`;
  return { title: own.title, lead: own.lead, body, problems };
}

function deletedPage(visit: Visit): Page {
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

/** Deletes the account after the password and, if it is on, the second factor. */
export function deleteRoutes({ host, open, member }: Pages): void {
  member.get(deletePath, async ({ visit, session, show }) => {
    const owned = await findOwnedBusinesses(host.db, session.userId);
    const isLast = await isLastAdministrator(host.db, session.userId);
    const { twoFactorEnabled: twoFactor } = session.user;
    return show(deletePage(visit, { owned, twoFactor, isLastAdministrator: isLast }));
  });

  member.post(deletePath, async (exchange) => {
    const { request, reply, visit, session, show, goTo } = exchange;
    const person = await findPerson.only(host.db, { id: session.userId });
    const again = async (refusal?: Refusal) => {
      const owned = await findOwnedBusinesses(host.db, session.userId);
      const twoFactor = session.user.twoFactorEnabled;
      const isLast = await isLastAdministrator(host.db, session.userId);
      const facts = { owned, twoFactor, isLastAdministrator: isLast };
      const page = deletePage(visit, { ...facts, problems: refusal?.problems ?? {} });
      return show(page, refusal?.status ?? 409);
    };
    // Checked before the code, so that a refused deletion uses up no recovery code.
    const owned = await findOwnedBusinesses(host.db, person.id);
    if (owned.some(({ alone }) => !alone) || (await isLastAdministrator(host.db, person.id))) return again();
    const refused = (await refusePassword(exchange, session)) ?? (await refuseSecondFactor(exchange));
    if (refused) return again(refused);
    const exports = await selectExports.all(host.db, { userID: person.id });
    const { email, firstName } = person;
    const isGone = await deleteAccount(host.db, person.id, (transaction) =>
      mailAccountDeleted.add(transaction, visit, { email, firstName }),
    );
    if (!isGone) return again();
    const exportIDs = exports.map(({ id }) => id);
    await deleteExportFiles(host.settings.exportsDir, exportIDs);
    const left = await host.auth.api.signOut({ headers: authHeaders(request), asResponse: true });
    passCookies(left, reply);
    return goTo('/account/deleted');
  });

  open.get('/account/deleted', async ({ visit, show }) => show(deletedPage(visit)));
}
