import { describe, expect, it } from 'vitest';
import { mailLanguages } from '../mail-texts.ts';
import { messageMail } from './message-mail.ts';

const frame = {
  id: '019aa0e4-0000-7000-8000-000000000001',
  to: 'eva@rossi.example',
  who: 'Rossi & Figli',
  subject: 'Full price list',
  edition: 'Chile',
  color: '#1d4aa0',
  url: 'https://www.wbnchile.example/business/1/requests/2',
  stopUrl: 'https://www.wbnchile.example/mails/stop?token=abc',
} as const;

describe.each(mailLanguages)('mails about inquiries in %s', (language) => {
  it('quote the messages, several in one mail, link the thread and can be unsubscribed', () => {
    const messages = ['We need 500 <pumps>.\nBy March.', ''];
    const { subject, text, html, unsubscribeUrl } = messageMail({ ...frame, language, messages, count: 5 });
    expect(text).toContain('> We need 500 <pumps>.\n> By March.');
    expect(html).toContain('We need 500 &lt;pumps&gt;.\nBy March.');
    expect(subject).toContain('5');
    expect(text).toContain('3');
    for (const part of ['Rossi & Figli', 'Full price list', frame.url, frame.stopUrl])
      expect(text).toContain(part);
    expect(unsubscribeUrl).toBe(frame.stopUrl);
    const one = messageMail({ ...frame, language, messages: ['Hello'], count: 1 });
    const fromPerson = messageMail({ ...frame, language, subject: undefined, messages: ['Hello'], count: 1 });
    expect(fromPerson.subject).toContain('Rossi & Figli');
    expect(fromPerson.text).not.toContain('Full price list');
    expect(
      subject + text + html + one.subject + one.text + fromPerson.subject + fromPerson.text,
    ).not.toContain('{{');
  });
});
