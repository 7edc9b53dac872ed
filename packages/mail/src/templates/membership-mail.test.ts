import { describe, expect, it } from 'vitest';
import { mailLanguages } from '../mail-texts.ts';
import { membershipMail, membershipMailKinds } from './membership-mail.ts';

const mail = {
  id: 'membership-1',
  to: 'ana@rossi.example',
  company: 'Rossi & Sons <b>',
  plan: 'gold',
  amount: 'US$ 1,850.00',
  date: '23 November 2027',
  edition: 'Chile',
  color: '#1d4aa0',
  url: 'https://www.wbnchile.example/business/1/membership',
  invoiceUrl: 'https://pay.example/in_1.pdf',
} as const;

describe.each(mailLanguages)('mails about a membership in %s', (language) => {
  it.each(membershipMailKinds)('MEM-15: %s names the company, with all placeholders filled', (kind) => {
    const { to, subject, text, html } = membershipMail({ ...mail, language, kind });
    expect(to).toBe(mail.to);
    expect(subject + text).toContain(mail.company);
    expect(text.split('\n')).toContain(mail.url);
    expect(text.split('\n')).toContain(mail.invoiceUrl);
    expect(html).toContain('Rossi &amp; Sons &lt;b&gt;');
    expect(subject + text + html).not.toContain('{{');
  });

  it('links the invoice for the address for invoices, not a page that it cannot open', () => {
    const { text } = membershipMail({ ...mail, language, kind: 'bought', isForInvoices: true });
    expect(text.split('\n')).toContain(mail.invoiceUrl);
    expect(text).not.toContain(mail.url);
    expect(text).not.toContain('{{');
  });

  it('names no day for a payment that is not retried', () => {
    const { text } = membershipMail({ ...mail, language, kind: 'payment-failed', date: '' });
    expect(text).not.toContain(mail.date);
    expect(text).toContain(mail.amount);
  });
});
