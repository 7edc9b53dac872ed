import { describe, expect, it } from 'vitest';
import { mailLanguages } from '../mail-texts.ts';
import { pageRemovalMail } from './page-removal-mail.ts';

const mail = {
  ...{ id: '019aa0e4-0000-7000-8000-000000000001', to: 'ana@rossi.example', company: 'Rossi & Sons' },
  ...{ number: 4217, day: '5 December 2026', edition: 'Chile', color: '#1d4aa0' },
  url: 'https://www.wbnchile.example/business/019aa0e4-0000-7000-8000-000000000001',
  asked: {
    ...{ name: 'Ana Rossi', email: 'ana@rossi.example', relation: 'Director' },
    ...{ reason: 'closed' as const, explanation: 'It is <b>closed</b>.' },
  },
};

describe.each(mailLanguages)('CLM-08 mails about the removal of a page in %s', (language) => {
  it.each(['request', 'receipt', 'removed', 'refused', 'restored'] as const)(
    '%s: names company and number, with all placeholders filled',
    (kind) => {
      const decision = kind === 'request' || kind === 'receipt' ? '' : 'The register says so.';
      const { subject, text, html, replyTo } = pageRemovalMail({ ...mail, language, kind, decision });
      expect(subject).toContain(mail.company);
      expect(text).toContain(String(mail.number));
      expect(text).toContain(decision);
      expect(subject + text + html).not.toContain('{{');
      // Only the operator reads what was typed.
      expect(text.includes('closed')).toBe(kind === 'request');
      expect(html).not.toContain('<b>closed');
      expect(replyTo).toEqual(
        kind === 'request' ? { name: mail.asked.name, address: mail.asked.email } : undefined,
      );
      expect(text.includes(mail.day)).toBe(kind === 'removed');
    },
  );
});
