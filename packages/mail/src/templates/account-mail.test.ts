import { describe, expect, it } from 'vitest';
import { mailLanguages, mailTexts } from '../mail-texts.ts';
import { accountMail, type LinkMail, newDeviceMail, newSignInMethodMail } from './account-mail.ts';

const mail = {
  id: '019aa0e4-0000-7000-8000-000000000001',
  to: 'ana@rossi.example',
  firstName: 'Ana <b>',
  edition: 'Chile',
  color: '#1d4aa0',
  url: 'https://accounts.example/verify-email?token=abc&continue=https%3A%2F%2Fwww.wbnchile.example%2F',
};
const kinds = [
  'verifyEmail',
  'alreadyRegistered',
  'resetPassword',
  'passwordChanged',
  'exportReady',
  'accountDeleted',
  'confirmAddress',
  'addressTaken',
  'addressChanged',
] as const;
const templates = [
  ...kinds.map((kind) => (given: LinkMail) => accountMail(kind, given)),
  (given: LinkMail) => newDeviceMail({ ...given, device: 'Firefox, Linux', time: '22 Nov 2026' }),
  (given: LinkMail) => newSignInMethodMail({ ...given, method: 'passkeyAdded' }),
];

describe.each(mailLanguages)('mails about accounts in %s', (language) => {
  it.each(templates)('are letters in HTML and plain text with all placeholders filled', (template) => {
    const { to, subject, text, html } = template({ ...mail, language });
    expect(to).toBe(mail.to);
    expect(text.split('\n')).toContain(mail.url);
    expect(html).toContain(`<html lang="${language}">`);
    expect(html).toContain(`href="${mail.url.replaceAll('&', '&amp;')}"`);
    expect(html).toContain('Ana &lt;b&gt;');
    expect(html).not.toContain('Ana <b>');
    expect(subject + text + html).not.toContain('{{');
  });

  it('have the same keys as English, none of them empty', () => {
    const keys = (value: object): string[] =>
      Object.entries(value).flatMap(([key, inner]) =>
        typeof inner === 'object' ? keys(inner).map((deeper) => `${key}.${deeper}`) : [`${key}`],
      );
    expect(keys(mailTexts(language).account)).toEqual(keys(mailTexts('en').account));
    expect(JSON.stringify(mailTexts(language).account)).not.toMatch(/""/);
  });
});
