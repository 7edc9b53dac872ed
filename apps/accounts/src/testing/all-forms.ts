import { password } from './add-member.ts';

/** A filled-in form, with valid values so that as much code as possible reads it; no form ends the session. */
export interface FilledForm {
  readonly path: string;
  readonly fields: Readonly<Record<string, string>>;
}

const email = 'nobody@forms.example';
const token = '019aa0e4-0000-7000-8000-000000000001.secret';
const wrong = 'not the password';

/** Every form of this host; `any-string.api.test.ts` checks that the list is complete. */
export const allForms: readonly FilledForm[] = [
  { path: '/login', fields: { email, password } },
  { path: '/login/second-factor', fields: { way: 'app', code: '123456', trust: 'yes' } },
  {
    path: '/register',
    fields: { firstName: 'Ana', lastName: 'Rossi', companyName: 'Rossi', email, password },
  },
  { path: '/verify-email', fields: { token, password } },
  { path: '/verify-email/resend', fields: { email } },
  { path: '/forgot-password', fields: { email } },
  { path: '/reset-password', fields: { token, password } },
  {
    path: '/account/password',
    fields: { username: email, currentPassword: wrong, password: 'four valves and a pump' },
  },
  { path: '/account/email', fields: { email } },
  { path: '/account/email/confirm', fields: { token, password } },
  { path: '/account/email/undo', fields: { token } },
  { path: '/account/sessions', fields: { session: 'x', family: 'y', others: 'yes' } },
  { path: '/account/two-factor', fields: { step: 'start', password: wrong, code: '123456' } },
  { path: '/account/passkeys', fields: { passkey: 'x', password: wrong } },
  { path: '/account/passkeys/add', fields: { name: 'Phone', response: '{}' } },
  { path: '/account/export', fields: {} },
  { path: '/account/confirm', fields: { password, code: '123456' } },
  { path: '/account/delete', fields: { password: wrong, code: '123456' } },
  { path: '/staff/invitation', fields: { firstName: 'Ana', lastName: 'Rossi', password } },
  { path: '/staff/confirm', fields: { password: wrong, code: '123456' } },
  { path: '/sign-out', fields: {} },
];

/** Pages with forms, and values for their addresses. */
export const allPages: readonly string[] = [
  '/login',
  '/login/second-factor',
  '/register',
  '/register/sent',
  '/verify-email',
  '/verify-email/resend',
  '/forgot-password',
  '/forgot-password/sent',
  '/reset-password',
  '/account',
  '/account/password',
  '/account/email',
  '/account/email/confirm',
  '/account/email/undo',
  '/account/sessions',
  '/account/two-factor',
  '/account/passkeys',
  '/account/export',
  '/account/confirm',
  '/account/delete',
  '/account/deleted',
  '/staff/confirm',
  '/staff/invitation',
  '/outbox',
];

/** Query fields that every page and form accepts besides its own. */
export const allQueryFields = ['continue', 'next', 'lang', 'token', 'challenge', 'done', 'problem', 'way'];
export const allCookies = [
  'wbn_continue',
  'wbn_challenge',
  'wbn_language',
  'wbn_pending',
  'wbn_device',
  'wbn_staff_invitation',
  'wbn.two_factor',
  'wbn.session_token',
];
