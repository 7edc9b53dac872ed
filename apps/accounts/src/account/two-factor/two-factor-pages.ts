import type { Page } from '../../page/document.ts';
import {
  form,
  notice,
  type Problems,
  pageLink,
  problemSummary,
  submitButton,
  textField,
} from '../../page/form.ts';
import { Html, html } from '../../page/html.ts';
import type { Visit } from '../../visit.ts';
import { countText, wordsOf } from '../member-texts.ts';
import { backToAccount, passwordField } from '../page-parts.ts';
import { typedKey } from './pending-secret.ts';
import { qrPicture } from './qr-picture.ts';

export const twoFactorPath = '/account/two-factor';

/** What a form of these pages asks for. */
export type Step = 'start' | 'confirm' | 'codes' | 'off';

function stepForm(visit: Visit, step: Step, content: Html): Html {
  return form(visit, twoFactorPath, html`<input type="hidden" name="step" value="${step}">\n${content}`);
}

export function offPage(visit: Visit, problems: Problems = {}): Page {
  const words = wordsOf(visit).twoFactor;
  const body = html`<p class="lead">${words.leadOff}</p>
${visit.query.get('done') === 'off' && notice(words.isOff)}
${problemSummary(visit.texts, problems)}
${stepForm(visit, 'start', html`${passwordField(visit, problems)}\n${submitButton(words.start)}`)}
${backToAccount(visit)}`;
  return { title: words.title, body, faulty: Object.keys(problems).length > 0 };
}

/** The key as a picture and as text, and the first code that proves that the app has it. */
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
  const body = html`${problemSummary(texts, problems)}
<p>${words.scan}</p>
${qrPicture(address, words.qr)}
<p>${words.secret}</p>
<p class="secret"><code translate="no">${typedKey(address)}</code></p>
<p class="aside"><a href="${address}">${words.open}</a></p>
${stepForm(visit, 'confirm', html`${code}\n${submitButton(words.finish)}`)}
${backToAccount(visit)}`;
  return { title: words.setUpTitle, body, faulty: Object.keys(problems).length > 0 };
}

/** Shown in the answer to the form and never again. */
export function codesPage(visit: Visit, codes: readonly string[]): Page {
  const words = wordsOf(visit).twoFactor;
  const body = html`${notice(words.isOn)}
<p class="lead">${words.codesLead}</p>
<ol class="codes" translate="no">${codes.map((code) => html`<li><code>${code}</code></li>`)}</ol>
<p class="other">${pageLink(visit, twoFactorPath, words.codesDone)}</p>`;
  return { title: words.codesTitle, body };
}

export function onPage(
  visit: Visit,
  codesLeft: number,
  faulty?: { step: 'codes' | 'off'; problems: Problems },
): Page {
  const { texts } = visit;
  const words = wordsOf(visit).twoFactor;
  // Only the form that was sent says what is wrong, and ids of fields are there once: the other form is closed.
  const part = (step: 'codes' | 'off', title: string, lead: string, submit: string) => {
    const problems = faulty?.step === step ? faulty.problems : {};
    return html`<details class="part" name="part"${faulty?.step === step && html` open`}>
<summary>${title}</summary>
<p class="small">${lead}</p>
${stepForm(visit, step, html`${prefixed(passwordField(visit, problems), step)}\n${submitButton(submit)}`)}
</details>`;
  };
  const body = html`<p class="lead">${words.leadOn}</p>
${faulty && prefixed(problemSummary(texts, faulty.problems), faulty.step)}
<p>${countText(visit, codesLeft, words.codesLeft_one, words.codesLeft_other)}</p>
${part('codes', words.newCodes, words.newCodesLead, words.newCodesSubmit)}
${part('off', words.turnOff, words.turnOffLead, words.turnOff)}
${backToAccount(visit)}`;
  return { title: words.title, body, faulty: faulty !== undefined };
}

/** The same field stands twice on a page: its ids need the name of its form. */
function prefixed(piece: Html | undefined, step: Step): Html | undefined {
  if (!piece) return undefined;
  const text = piece.text
    .replace(/(id|for|aria-describedby)="password/g, `$1="${step}-password`)
    .replace('-hint password-problem', `-hint ${step}-password-problem`)
    .replace('href="#password"', `href="#${step}-password"`);
  return new Html(text);
}
