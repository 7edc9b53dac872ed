import { describe, expect, it } from 'vitest';
import { mailLanguages } from '../mail-texts.ts';
import { staffAnswerMail } from './staff-answer-mail.ts';

const mail = {
  ...{ id: '019aa0e4-0000-7000-8000-000000000001', to: 'ana@rossi.example', company: 'Rossi & Sons' },
  ...{ edition: 'Chile', color: '#1d4aa0', name: 'Vera Moss', file: 'pumps.csv' },
  ...{ answer: 'Use <b>another</b> file.', operatorAddress: 'operator@wbn.example' },
};

describe.each(mailLanguages)('STF-62 the answer of staff in %s', (language) => {
  it.each(['needHelp', 'import'] as const)(
    '%s: names who writes, and an answer to it goes to the operator',
    (about) => {
      const { subject, text, html, replyTo } = staffAnswerMail({ ...mail, language, about });
      for (const part of ['Rossi & Sons', 'Vera Moss', 'Use <b>another</b> file.'])
        expect(text).toContain(part);
      expect(text.includes('pumps.csv')).toBe(about === 'import');
      expect(subject + text + html).not.toContain('{{');
      expect(html).not.toContain('<b>another');
      expect(replyTo).toEqual({ name: 'WBN', address: 'operator@wbn.example' });
    },
  );
});
