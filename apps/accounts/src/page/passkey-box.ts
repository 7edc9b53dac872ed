import type { AccountTexts } from '../account-texts.ts';
import { type Html, html } from './html.ts';
import { looks } from './looks.ts';

/** The button that asks for a passkey; `passkey-login.js` shows it where the browser can. */
export function passkeyBox({ or, passkey, passkeyFailed }: AccountTexts['login']): Html {
  return html`<div class="${looks.stack('md')}" id="passkey" hidden>
<p class="${looks.page.or} ${looks.text({ size: 'sm', tone: 'muted' })}">${or}</p>
<button class="${looks.button({ variant: 'secondary', block: true })}" type="button" id="passkey-button">${passkey}</button>
<p class="${looks.field.error}" id="passkey-problem" role="status" hidden>${passkeyFailed}</p>
</div>`;
}
