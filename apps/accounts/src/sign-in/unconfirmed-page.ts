import { fillIn } from '@wbn/mail/fill-in.ts';
import type { Page } from '../page/document.ts';
import { form, submitButton } from '../page/form.ts';
import { html } from '../page/html.ts';
import type { Visit } from '../visit.ts';

/** The password was right, but nobody has confirmed the address. */
export function unconfirmedPage(visit: Visit, email: string): Page {
  const { verify } = visit.texts;
  const body = form(
    visit,
    '/verify-email/resend',
    html`<input type="hidden" name="email" value="${email}">
${submitButton(verify.resend)}`,
  );
  return { title: verify.unconfirmed, lead: fillIn(verify.unconfirmedLead, { email }), body };
}
