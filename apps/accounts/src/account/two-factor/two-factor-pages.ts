import { encode } from 'uqr';
import { countText } from '../../account-texts.ts';
import type { Page } from '../../page/document.ts';
import { form, type Problems, submitButton, textField } from '../../page/form.ts';
import { type Html, html } from '../../page/html.ts';
import { looks } from '../../page/looks.ts';
import { backToAccount, closing, link, notice, pageLink, small } from '../../page/text.ts';
import type { Visit } from '../../visit.ts';
import { wordsOf } from '../member-texts.ts';
import { passwordField } from '../page-parts.ts';
import { typedKey } from './pending-secret.ts';

export const twoFactorPath = '/account/two-factor';

/** The step that a form of these pages submits. */
export type Step = 'start' | 'confirm' | 'codes' | 'off';

function stepForm(visit: Visit, step: Step, content: Html): Html {
  return form(visit, twoFactorPath, html`<input type="hidden" name="step" value="${step}">\n${content}`);
}

export function offPage(visit: Visit, problems: Problems = {}): Page {
  const words = wordsOf(visit).twoFactor;
  const body = html`${visit.query.get('done') === 'off' && notice(words.isOff)}
${stepForm(visit, 'start', html`${passwordField(visit, problems)}\n${submitButton(words.start)}`)}
${backToAccount(visit)}`;
  return { title: words.title, lead: words.leadOff, body, problems };
}

/** Shows the key as a QR code and text, with the field for the first code, which proves that the app has the key. */
export function setUpPage(visit: Visit, address: string, problems: Problems = {}): Page {
  const { texts } = visit;
  const words = wordsOf(visit).twoFactor;
  const code = textField(
    texts,
    {
      name: 'code',
      label: words.codeLabel,
      autocomplete: 'one-time-code',
      inputmode: 'numeric',
      autofocus: true,
    },
    problems,
  );
  const body = html`<p>${words.scan}</p>
${qrPicture(address, words.qr)}
<p>${words.secret}</p>
<p class="${looks.page.key}"><code translate="no">${typedKey(address)}</code></p>
${small(link(address, words.open))}
${stepForm(visit, 'confirm', html`${code}\n${submitButton(words.finish)}`)}
${backToAccount(visit)}`;
  return { title: words.setUpTitle, body, problems };
}

/** The recovery codes, shown only in the answer to the form. */
export function codesPage(visit: Visit, codes: readonly string[]): Page {
  const words = wordsOf(visit).twoFactor;
  const body = html`${notice(words.isOn)}
<ol class="${looks.page.codes}" translate="no" id="codes">${codes.map((code) => html`<li><code>${code}</code></li>`)}</ol>
<div class="${looks.inline('sm')}" data-print="hide">
<button class="${looks.button({ variant: 'secondary', size: 'sm' })}" type="button" data-copies="codes" data-done="${words.codesCopied}" aria-live="polite" hidden>${words.codesCopy}</button>
<a class="${looks.button({ variant: 'secondary', size: 'sm' })}" download="wbn-recovery-codes.txt" href="data:text/plain;charset=utf-8,${encodeURIComponent(`${words.codesTitle}: ${visit.label}\r\n\r\n${codes.join('\r\n')}\r\n`)}">${words.codesDownload}</a>
</div>
${closing(visit.isDesk ? pageLink(visit, '/login', visit.texts.staff.goOn) : pageLink(visit, twoFactorPath, words.codesDone))}`;
  return { title: words.codesTitle, lead: words.codesLead, body };
}

export function onPage(
  visit: Visit,
  codesLeft: number,
  faulty?: { step: 'codes' | 'off'; problems: Problems },
): Page {
  const { disclosure } = looks;
  const words = wordsOf(visit).twoFactor;
  // Only the submitted form shows problems; the other one stays closed, so that field ids are unique.
  const part = (step: 'codes' | 'off', title: string, lead: string, submit: string) => {
    const problems = faulty?.step === step ? faulty.problems : {};
    const password = passwordField(visit, problems, idOf(step, 'password'));
    return html`<details class="${disclosure.disclosure}" name="part"${faulty?.step === step && html` open`}>
<summary class="${disclosure.summary}">${title}${chevron}</summary>
<div class="${disclosure.content} ${looks.stack('md')}">
${small(lead)}
${stepForm(visit, step, html`${password}\n${submitButton(submit)}`)}
</div>
</details>`;
  };
  const body = html`<p>${countText(visit, codesLeft, words.codesLeft_one, words.codesLeft_other)}</p>
<div class="${looks.page.rows}">
${part('codes', words.newCodes, words.newCodesLead, words.newCodesSubmit)}
${part('off', words.turnOff, words.turnOffLead, words.turnOff)}
</div>
${backToAccount(visit)}`;
  return {
    ...{ title: words.title, lead: words.leadOn, body },
    ...(faulty && { problems: faulty.problems, fieldID: (name: string) => idOf(faulty.step, name) }),
  };
}

/** Both forms of the page have a field of this name, so their ids differ. */
function idOf(step: Step, name: string): string {
  return `${step}-${name}`;
}

/** The `chevron-down` icon of lucide, also used by ui-kit's `Disclosure`. */
const chevron = html`<svg class="${looks.disclosure.chevron}" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"><path d="m6 9 6 6 6-6"/></svg>`;

/** A QR code as inline SVG. */
function qrPicture(text: string, label: string): Html {
  const border = 3;
  const { data, size } = encode(text, { ecc: 'M', border });
  const path = data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
  return html`<svg class="${looks.page.qr}" role="img" aria-label="${label}" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><path d="${path}"/></svg>`;
}
