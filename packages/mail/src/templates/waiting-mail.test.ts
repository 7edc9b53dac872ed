import { describe, expect, it } from 'vitest';
import { mailLanguages } from '../mail-texts.ts';
import { waitingMail } from './waiting-mail.ts';

const group = {
  count: 2,
  since: '23 November 2026',
  what: 'Rossi Valves',
  editions: 'italy 2',
  command: 'pnpm claims list',
};
const mail = { id: 'waiting-1', to: 'staff@wbn.example', edition: 'Italy', color: '#1d4aa0' };

describe.each(mailLanguages)('STF-03: the mail of what waits in %s', (language) => {
  const groups = [
    { ...group, kind: 'claim-dispute' },
    { ...group, kind: 'failed-job', count: 3, editions: '' },
  ] as const;

  it('has a line for each kind and their sum, with all placeholders filled', () => {
    const { subject, text, html } = waitingMail({ ...mail, language, isAtOnce: false, groups });
    expect(subject).toContain('5');
    expect(text).toContain('italy 2');
    expect(text.match(/pnpm claims list/g)).toHaveLength(2);
    expect(subject + text + html).not.toContain('{{');
  });

  it('names one thing at once', () => {
    const { subject, text, html } = waitingMail({
      ...mail,
      language,
      isAtOnce: true,
      groups: groups.slice(0, 1),
    });
    expect(subject).toContain('Rossi Valves');
    expect(subject + text + html).not.toContain('{{');
  });
});
