import { describe, expect, it } from 'vitest';
import { emailLink, phoneLink } from './contact-links.ts';
import { websiteLink } from './website-link.ts';

describe('websiteLink', () => {
  it.each([
    ['https://www.harbourgear.example/', 'https://www.harbourgear.example/', 'harbourgear.example'],
    ['http://harbourgear.example/en/', 'http://harbourgear.example/en/', 'harbourgear.example/en'],
    ['harbourgear.example', 'https://harbourgear.example/', 'harbourgear.example'],
    ['harbourgear.example:8080/a', 'https://harbourgear.example:8080/a', 'harbourgear.example:8080/a'],
    ['HTTPS://WWW.HARBOUR.EXAMPLE', 'https://www.harbour.example/', 'HARBOUR.EXAMPLE'],
  ])('BIZ-20: links %s', (website, href, label) => {
    expect(websiteLink(website)).toEqual({ href, label });
  });

  it.each([
    'javascript:alert(1)',
    'JavaScript:alert(1)',
    'data:text/html,<script>',
    'ftp://files.example',
    'not a site',
    'https://user:secret@evil.example',
    'http://',
    '',
  ])('BIZ-20: does not link %s', (website) => {
    expect(websiteLink(website)).toBeUndefined();
  });
});

describe('phoneLink', () => {
  it('BIZ-20: puts the dial code in front of the number', () => {
    const phone = { countryCode: '+61', businessPhoneNumber: '2 5550 0142' };
    expect(phoneLink(phone)).toEqual({ href: 'tel:+61255500142', label: '+61 2 5550 0142' });
    expect(phoneLink({ ...phone, countryCode: '61' })?.href).toBe('tel:+61255500142');
  });

  it('BIZ-20: omits a trunk prefix that is only dialled within the country', () => {
    const phone = { countryCode: '+61', businessPhoneNumber: '(08) 9555 0142' };
    expect(phoneLink(phone)).toEqual({ href: 'tel:+61895550142', label: '+61 (8) 9555 0142' });
    const whole = { countryCode: '', businessPhoneNumber: '+44 (0)20 7946 0958' };
    expect(phoneLink(whole)?.href).toBe('tel:+442079460958');
  });

  it('BIZ-20: keeps a number with its country code, and one without a dial code', () => {
    const whole = { countryCode: '', businessPhoneNumber: '+1 (305) 555-0100' };
    expect(phoneLink(whole)).toEqual({ href: 'tel:+13055550100', label: '+1 (305) 555-0100' });
    expect(phoneLink({ countryCode: '', businessPhoneNumber: '555 0100' })?.href).toBe('tel:5550100');
    expect(phoneLink({ countryCode: '+1', businessPhoneNumber: ' ' })).toBeUndefined();
  });
});

describe('extensions (BIZ-20)', () => {
  it.each(['5550 0142 ext. 22', '5550 0142 Durchwahl 22', '5550 0142x22', '5550 0142 分机22'])(
    '%s',
    (number) => {
      const phone = { countryCode: '+61', businessPhoneNumber: `2 ${number}` };
      expect(phoneLink(phone)).toEqual({ href: 'tel:+61255500142;ext=22', label: '+61 2 5550 0142 ext. 22' });
    },
  );
});

describe('emailLink', () => {
  it('BIZ-20: links a valid address', () => {
    expect(emailLink(' sales@gear.example ')).toEqual({
      href: 'mailto:sales@gear.example',
      label: 'sales@gear.example',
    });
  });

  it('links an address with every character that RFC 5322 allows, percent-encoded', () => {
    expect(emailLink('r&d?x@gear.example')?.href).toBe('mailto:r%26d%3Fx@gear.example');
  });

  it.each(['sales', 'a@b', 'a@b.example?bcc=all@b.example', 'a b@c.example'])(
    'BIZ-20: does not link %s',
    (email) => expect(emailLink(email)).toBeUndefined(),
  );
});
