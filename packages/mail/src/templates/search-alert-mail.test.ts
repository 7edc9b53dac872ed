import { describe, expect, it } from 'vitest';
import { mailLanguages } from '../mail-texts.ts';
import { searchAlertMail } from './search-alert-mail.ts';

const mail = {
  id: '019aa0e4-0000-7000-8000-000000000001',
  to: 'eva@rossi.example',
  search: 'Pumps <Chile>',
  names: ['Slurry pump', 'Dosing pump & valve'],
  count: 2,
  edition: 'Chile',
  color: '#1d4aa0',
  url: 'https://www.wbnchile.example/search-result?business=PR&countries=CL&search=pump&sort=newest',
  stopUrl: 'https://www.wbnchile.example/mails/stop?token=abc',
  listUrl: 'https://www.wbnchile.example/saved-searches',
} as const;

describe.each(mailLanguages)('the mail about a saved search in %s', (language) => {
  it('lists new results, links them, and says how to unsubscribe', () => {
    const { subject, text, html, unsubscribeUrl } = searchAlertMail({ ...mail, language });
    for (const part of ['Pumps <Chile>', ...mail.names, 'WBN Chile']) expect(text).toContain(part);
    for (const url of [mail.url, mail.stopUrl, mail.listUrl]) {
      expect(text).toContain(url);
      expect(html).toContain(`href="${url.replaceAll('&', '&amp;')}"`);
    }
    expect(html).toContain('Dosing pump &amp; valve');
    expect(html).toContain('Pumps &lt;Chile&gt;');
    expect(subject).toContain('Pumps <Chile>');
    expect(unsubscribeUrl).toBe(mail.stopUrl);
    expect(subject + text + html).not.toContain('{{');
  });

  it('names the first results and counts the others', () => {
    const { subject, text } = searchAlertMail({ ...mail, language, count: 14 });
    expect(subject).toContain('14');
    expect(text).toContain('12');
    expect(searchAlertMail({ ...mail, language, names: ['Slurry pump'], count: 1 }).subject).not.toBe(
      searchAlertMail({ ...mail, language, count: 2 }).subject.replace('2', '1'),
    );
  });
});
