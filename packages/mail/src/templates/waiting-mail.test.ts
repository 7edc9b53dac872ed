import { describe, expect, it } from 'vitest';
import { mailLanguages } from '../mail-texts.ts';
import { waitingMail } from './waiting-mail.ts';

const group = {
  count: 2,
  since: '23 November 2026',
  what: 'Rossi Valves',
  editions: 'italy 2',
  pastDue: 0,
};
const mail = { id: 'waiting-1', to: 'staff@wbn.example', edition: 'Italy', color: '#1d4aa0' };
const desk = { deskUrl: 'https://desk.example/cases', isOwnChoice: false };

describe.each(mailLanguages)('STF-03: the mail of what waits in %s', (language) => {
  const groups = [
    { ...group, kind: 'claim-dispute' },
    { ...group, kind: 'failed-job', count: 3, editions: '', pastDue: 2 },
  ] as const;

  it('has a line for each kind and their sum, with all placeholders filled', () => {
    const { subject, text, html } = waitingMail({
      ...{ ...mail, ...desk, language, groups },
      isAtOnce: false,
    });
    expect(subject).toContain('5');
    expect(text).toContain('italy 2');
    expect(text).toContain('https://desk.example/cases');
    expect(text.match(/23 November 2026/g)).toHaveLength(2);
    expect(text).toMatch(/3\D+2/);
    expect(subject + text + html).not.toContain('{{');
  });

  it('names one thing at once', () => {
    const { subject, text, html } = waitingMail({
      ...{ ...mail, ...desk, language },
      isOwnChoice: true,
      isAtOnce: true,
      groups: groups.slice(0, 1),
    });
    expect(subject).toContain('Rossi Valves');
    expect(subject + text + html).not.toContain('{{');
  });
});
