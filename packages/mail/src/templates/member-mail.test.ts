import { describe, expect, it } from 'vitest';
import { mailLanguages } from '../mail-texts.ts';
import { memberMail, memberMailKinds } from './member-mail.ts';

const mail = {
  id: '019aa0e4-0000-7000-8000-000000000001',
  to: 'eva@rossi.example',
  person: 'Ana <b> Rossi',
  company: 'Rossi & Sons',
  role: 'admin',
  edition: 'Chile',
  color: '#1d4aa0',
  url: 'https://www.wbnchile.example/business/019aa0e4-0000-7000-8000-000000000001/members',
  until: '5 December 2026',
} as const;

describe.each(mailLanguages)('mails about the people of a company in %s', (language) => {
  it.each(memberMailKinds)('%s: names the person and the company, with all placeholders filled', (kind) => {
    const { to, subject, text, html } = memberMail({ ...mail, language, kind });
    expect(to).toBe(mail.to);
    expect(subject).toContain(mail.company);
    expect(text).toContain(mail.person);
    expect(text.split('\n')).toContain(mail.url);
    expect(html).toContain(`<html lang="${language}">`);
    expect(html).toContain('Ana &lt;b&gt; Rossi');
    expect(html).not.toContain('Ana <b>');
    expect(subject + text + html).not.toContain('{{');
  });

  it('names the end of an offer', () => {
    for (const kind of ['handOverAsked', 'handOverStarted'] as const)
      expect(memberMail({ ...mail, language, kind }).text).toContain(mail.until);
  });
});
