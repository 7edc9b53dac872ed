import { describe, expect, it } from 'vitest';
import { mailLanguages } from '../mail-texts.ts';
import { figuresMail } from './figures-mail.ts';

const company = {
  name: 'Acme <Valves>',
  ...{ views: '1,204', before: '987', appearances: '5,310', inquiries: '3', followers: '12' },
};
const mail = {
  id: 'figures-2026-11-23-1',
  to: 'olga@acme.example',
  companies: [company],
  edition: 'Chile',
  color: '#1d4aa0',
  url: 'https://www.wbnchile.example/business/1/figures',
  stopUrl: 'https://www.wbnchile.example/mails/stop?token=abc',
} as const;

describe.each(mailLanguages)('FIG-04: the weekly mail in %s', (language) => {
  it('names the figures of each company, links the page, and says how to stop', () => {
    const { subject, text, html, unsubscribeUrl } = figuresMail({ ...mail, language });
    for (const part of [...Object.values(company), mail.url, mail.stopUrl, 'WBN Chile'])
      expect(text).toContain(part);
    expect(html).toContain('Acme &lt;Valves&gt;');
    expect(subject).toContain('1,204');
    expect(unsubscribeUrl).toBe(mail.stopUrl);
    expect(subject + text + html).not.toContain('{{');
  });

  it('of several companies has a subject without a number', () => {
    const { subject, text } = figuresMail({
      ...mail,
      language,
      companies: [company, { ...company, name: 'Bravo Pumps' }],
    });
    expect(subject).not.toContain('1,204');
    expect(text).toContain('Bravo Pumps');
  });
});
