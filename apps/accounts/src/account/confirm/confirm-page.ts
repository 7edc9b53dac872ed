import { assetPaths } from '../../page/assets.ts';
import type { Page } from '../../page/document.ts';
import { form, type Problems, problemSummary, submitButton, textField } from '../../page/form.ts';
import { html } from '../../page/html.ts';
import { passkeyBox } from '../../page/passkey-box.ts';
import type { Visit } from '../../visit.ts';
import { wordsOf } from '../member-texts.ts';
import { passwordField } from '../page-parts.ts';

export const confirmPath = '/account/confirm';

interface ConfirmView {
  readonly twoFactor: boolean;
  readonly problems?: Problems;
}

/** Asks somebody who is signed in to prove it again: password and, where it is on, the second step; or a passkey. */
export function confirmPage(visit: Visit, { twoFactor, problems = {} }: ConfirmView): Page {
  const { texts } = visit;
  const words = wordsOf(visit);
  const code = textField(texts, { name: 'code', label: words.code, autocomplete: 'one-time-code' }, problems);
  const body = html`${problemSummary(texts, problems)}
${form(
  visit,
  confirmPath,
  html`${passwordField(visit, problems)}
${twoFactor && code}
${submitButton(words.confirmAgain.submit)}`,
)}
${passkeyBox(texts.login)}`;
  return {
    title: words.confirmAgain.title,
    lead: visit.next ? words.confirmAgain.leadAccount : words.confirmAgain.lead,
    body,
    faulty: Object.keys(problems).length > 0,
    scripts: [assetPaths.passkeyLogin],
  };
}
