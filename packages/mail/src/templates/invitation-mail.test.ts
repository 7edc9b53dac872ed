import { describe, expect, it } from 'vitest';
import { mailLanguages, mailTexts } from '../mail-texts.ts';
import { invitationMail } from './invitation-mail.ts';

const mail = {
  id: '019aa0e4-0000-7000-8000-000000000001-1795000000000',
  to: 'eva@rossi.example',
  inviter: 'Ana <b> Rossi',
  company: 'Rossi & Sons',
  role: 'admin',
  edition: 'Chile',
  color: '#1d4aa0',
  url: 'https://www.wbnchile.example/my-business?invitation=019aa0e4-0000-7000-8000-000000000001',
  until: '5 December 2026',
} as const;

describe.each(mailLanguages)('the invitation in %s', (language) => {
  it('decision 7: names the inviting person, company, role and end, and what to do without an account', () => {
    const { to, subject, text, html } = invitationMail({ ...mail, language });
    expect(to).toBe(mail.to);
    for (const part of [mail.inviter, mail.company, mail.until, 'WBN Chile', mail.to])
      expect(text).toContain(part);
    expect(text).toContain(mailTexts(language).invitation.role.admin);
    expect(text.split('\n')).toContain(mail.url);
    expect(html).toContain(`href="${mail.url}"`);
    expect(html).toContain(`<html lang="${language}">`);
    expect(html).toContain('Ana &lt;b&gt; Rossi');
    expect(html).not.toContain('Ana <b>');
    expect(subject).toContain(mail.company);
    expect(subject + text + html).not.toContain('{{');
  });

  it('names the role', () => {
    const { text } = invitationMail({ ...mail, language, role: 'member' });
    expect(text).toContain(mailTexts(language).invitation.role.member);
    expect(text).not.toContain(mailTexts(language).invitation.role.admin);
  });
});
