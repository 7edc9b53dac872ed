import { describe, expect, it } from 'vitest';
import { mailLanguages } from '../mail-texts.ts';
import { noticeMail } from './notice-mail.ts';

const mail = {
  id: 'notice-019aa0e4-0000-7000-8000-000000000001',
  to: 'eva@rossi.example',
  edition: 'Chile',
  color: '#1d4aa0',
  words: {
    subject: 'Your claim of {{name}} was refused',
    lead: 'Staff of WBN {{edition}} have checked it.',
    action: 'Open the claim',
  },
  values: { name: 'Rossi & Figli' },
  quote: 'The <register> names nobody.',
  url: 'https://www.wbnchile.example/business/1/claim',
  stopUrl: 'https://www.wbnchile.example/mails/stop?token=abc',
};

describe.each(mailLanguages)('LAY-18: a notification by mail in %s', (language) => {
  it('fills in its words, quotes staff, links the page and says how to stop such mails', () => {
    const { subject, text, html, unsubscribeUrl } = noticeMail({ ...mail, language });
    expect(subject).toBe('Your claim of Rossi & Figli was refused');
    expect(text).toContain('Staff of WBN Chile have checked it.');
    expect(text).toContain('> The <register> names nobody.');
    expect(html).toContain('The &lt;register&gt; names nobody.');
    for (const address of [mail.url, mail.stopUrl]) expect(text).toContain(address);
    expect(unsubscribeUrl).toBe(mail.stopUrl);
    expect(text + html).not.toContain('{{');
  });
});
