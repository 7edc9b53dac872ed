import { fillIn } from '@wbn/mail/fill-in.ts';
import { momentText } from '../../moment-text.ts';
import { assetPaths } from '../../page/assets.ts';
import type { Page } from '../../page/document.ts';
import { form, type Problems, problemSummary, submitButton, textField } from '../../page/form.ts';
import { type Html, html } from '../../page/html.ts';
import { looks } from '../../page/looks.ts';
import { notice, small, subheading } from '../../page/text.ts';
import type { Visit } from '../../visit.ts';
import { wordsOf } from '../member-texts.ts';
import { backToAccount, passwordField, smallForm } from '../page-parts.ts';

export const passkeysPath = '/account/passkeys';

export interface PasskeysView {
  readonly passkeys: readonly { id: string; name: string | null; createdAt: Date | null }[];
  /** Whether the password was asked for so lately that one may add another. */
  readonly fresh: boolean;
  readonly problems?: Problems;
}

/** The person's passkeys, and the form that adds one or asks for the password first. */
export function passkeysPage(visit: Visit, { passkeys, fresh, problems = {} }: PasskeysView): Page {
  const words = wordsOf(visit).passkeys;
  const body = html`${newsOf(visit)}
${problemSummary(visit.texts, problems)}
${passkeys.length === 0 && html`<p>${words.none}</p>`}
${passkeys.length > 0 && html`<ul class="${looks.page.rows}">${passkeys.map((passkey) => row(visit, passkey))}</ul>`}
${fresh ? addForm(visit) : confirmForm(visit, problems)}
${backToAccount(visit)}`;
  return {
    title: words.title,
    lead: words.lead,
    body,
    faulty: Object.keys(problems).length > 0,
    ...(fresh ? { scripts: [assetPaths.passkeyAdd] } : {}),
  };
}

function row(visit: Visit, { id, name, createdAt }: PasskeysView['passkeys'][number]): Html {
  const words = wordsOf(visit).passkeys;
  const shown = name ?? words.unnamed;
  const label = fillIn(words.removeNamed, { name: shown });
  return html`<li class="${looks.page.row}"><div>${subheading(shown)}
${createdAt !== null && small(fillIn(words.added, { time: momentText(visit, createdAt) }))}</div>
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
