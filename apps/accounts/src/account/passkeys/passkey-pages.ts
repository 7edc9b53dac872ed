import { fillIn } from '@wbn/mail/fill-in.ts';
import * as z from 'zod';
import { dayText } from '../../account-texts.ts';
import { authHeaders, passCookies } from '../../auth/call-auth.ts';
import { currentSession } from '../../exchange.ts';
import { mailSignInMethod } from '../../mails/account-mails.ts';
import { assetPaths } from '../../page/assets.ts';
import type { Page } from '../../page/document.ts';
import { form, type Problems, readField, submitButton, textField } from '../../page/form.ts';
import { type Html, html } from '../../page/html.ts';
import { looks } from '../../page/looks.ts';
import { backToAccount, notice, small, subheading } from '../../page/text.ts';
import type { Pages } from '../../pages.ts';
import type { Visit } from '../../visit.ts';
import { refusePassword } from '../confirm-person.ts';
import { wordsOf } from '../member-texts.ts';
import { passwordField, smallForm } from '../page-parts.ts';
import { deletePasskey, freshenSession, selectPasskeys } from './passkeys.sql.ts';

const passkeysPath = '/account/passkeys';

interface PasskeysView {
  readonly passkeys: readonly { id: string; name: string | null; createdAt: Date | null }[];
  /** Whether the member entered the password recently enough to add a passkey. */
  readonly fresh: boolean;
  readonly problems?: Problems;
}

/** Lists the member's passkeys, with the form that adds one or asks for the password first. */
function passkeysPage(visit: Visit, { passkeys, fresh, problems = {} }: PasskeysView): Page {
  const words = wordsOf(visit).passkeys;
  const body = html`${newsOf(visit)}
${passkeys.length === 0 && html`<p>${words.none}</p>`}
${passkeys.length > 0 && html`<ul class="${looks.page.rows}">${passkeys.map((passkey) => row(visit, passkey))}</ul>`}
${fresh ? addForm(visit) : confirmForm(visit, problems)}
${backToAccount(visit)}`;
  return {
    title: words.title,
    lead: words.lead,
    body,
    problems,
    ...(fresh ? { scripts: [assetPaths.passkey] } : {}),
  };
}

function row(visit: Visit, { id, name, createdAt }: PasskeysView['passkeys'][number]): Html {
  const words = wordsOf(visit).passkeys;
  const shown = name ?? words.unnamed;
  const label = fillIn(words.removeNamed, { name: shown });
  return html`<li class="${looks.page.row}"><div>${subheading(shown)}
${createdAt !== null && small(fillIn(words.added, { time: dayText(visit, createdAt) }))}</div>
${smallForm(visit, passkeysPath, { name: 'passkey', value: id }, { text: words.remove, label })}</li>`;
}

function addForm(visit: Visit): Html {
  const { texts } = visit;
  const words = wordsOf(visit).passkeys;
  const name = textField(
    texts,
    { name: 'name', label: words.nameLabel, hint: words.nameHint, optional: true, autocomplete: 'off' },
    {},
  );
  return html`<div id="passkey-needs">${small(words.needsScript)}</div>
<form class="${looks.stack('md')}" id="passkey-add" hidden>
${name}
<p class="${looks.field.error}" id="passkey-problem" role="status" hidden>${words.failed}</p>
${submitButton(words.add)}
</form>`;
}

function confirmForm(visit: Visit, problems: Problems): Html {
  const words = wordsOf(visit);
  return form(
    visit,
    passkeysPath,
    html`${small(words.passkeys.confirmLead)}
${passwordField(visit, problems)}
${submitButton(words.confirm)}`,
  );
}

function newsOf(visit: Visit): Html | undefined {
  const words = wordsOf(visit).passkeys;
  const done = visit.query.get('done');
  if (done === 'added') return notice(words.wasAdded);
  return done === 'removed' ? notice(words.wasRemoved) : undefined;
}

/** Milliseconds after entering the password in which a passkey can be added: better-auth's `freshAge`. */
const freshAge = 15 * 60 * 1000;

const addition = z.object({ name: z.string().trim().max(60).catch(''), response: z.unknown().optional() });

/** Declares the pages that list, add and remove passkeys. */
export function passkeyPages({ host, open, member }: Pages): void {
  const list = (userID: string) => selectPasskeys.all(host.db, { userID });

  member.get(passkeysPath, async ({ visit, session, show }) => {
    const fresh = Date.now() - session.createdAt.getTime() < freshAge;
    return show(passkeysPage(visit, { passkeys: await list(session.userId), fresh }));
  });

  member.post(passkeysPath, async (exchange) => {
    const { request, visit, session, show, goTo } = exchange;
    const { userId } = session;
    const removed = readField(request, 'passkey');
    if (removed !== '') {
      const deleted = await deletePasskey.run(host.db, { id: removed, userID: userId });
      if (deleted > 0)
        await mailSignInMethod.add(host.db, visit, { userID: userId, method: 'passkeyRemoved' });
      return goTo(`${passkeysPath}?done=removed`);
    }
    const refused = await refusePassword(exchange, session);
    if (refused) {
      const view = { passkeys: await list(userId), fresh: false, problems: refused.problems };
      return show(passkeysPage(visit, view), refused.status);
    }
    await freshenSession.run(host.db, { sessionID: session.id, at: new Date() });
    return goTo(passkeysPath);
  });

  // Called by the script; better-auth refuses it when the session is not fresh.
  open.post(`${passkeysPath}/add`, async (exchange) => {
    const { request, reply, visit } = exchange;
    reply.header('cache-control', 'no-store');
    const session = await currentSession(exchange);
    if (!session) return reply.code(401).send({ success: false });
    const { data } = addition.safeParse(request.body);
    if (!data?.response) return reply.code(400).send({ success: false });
    const { name, response } = data;
    const answer = await host.auth.api.verifyPasskeyRegistration({
      body: { response, ...(name ? { name } : {}) },
      headers: authHeaders(request),
      asResponse: true,
    });
    passCookies(answer, reply);
    if (!answer.ok) return reply.code(answer.status === 403 ? 403 : 400).send({ success: false });
    await mailSignInMethod.add(host.db, visit, { userID: session.userId, method: 'passkeyAdded' });
    return reply.send({ success: true });
  });
}
