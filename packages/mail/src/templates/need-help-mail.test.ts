import { describe, expect, it } from 'vitest';
import { mailLanguages, mailTexts } from '../mail-texts.ts';
import { needHelpMail } from './need-help-mail.ts';

const request = {
  id: '019aa0e4-0000-7000-8000-000000000001',
  to: 'operator@wbn.example',
  language: 'en',
  firstName: 'Ana',
  lastName: 'Rossi',
  email: 'ana@rossi.example',
  businessName: 'Rossi & <Sons>',
  countryName: 'Chile',
  fields: { firstName: 'Ana', businessName: 'Rossi & <Sons>', city: '', moreInfoBuy: 'Pumps.\nMany.' },
  buyProducts: ['Machineries', 'Energy'],
  sellProducts: [],
} as const;

describe('decision 22: the mail to the operator', () => {
  it('has labelled rows, and answers go to the person', () => {
    const mail = needHelpMail(request);
    expect(mail.subject).toBe('Need help: Rossi & <Sons>, Chile');
    expect(mail.replyTo).toEqual({ name: 'Ana Rossi', address: 'ana@rossi.example' });
    expect(mail.text).toContain('  First name: Ana\n');
    expect(mail.text).toContain(
      '  Products and services: Machineries\n    Energy\n  More information: Pumps.\n    Many.',
    );
    expect(mail.html).toContain('Rossi &amp; &lt;Sons&gt;');
    expect(mail.html).not.toContain('<Sons>');
  });

  it('leaves out empty fields', () => {
    const { text } = needHelpMail(request);
    expect(text).not.toContain('City');
    expect(text).not.toContain('Offers');
  });

  it.each(mailLanguages)('is written in %s with all placeholders filled', (language) => {
    const { subject, text, html } = needHelpMail({ ...request, language });
    expect(subject).toContain('Chile');
    expect(text).toContain(mailTexts(language).needHelp.field.firstName);
    expect(html).toContain(`<html lang="${language}">`);
    expect(subject + text + html).not.toContain('{{');
  });
});
