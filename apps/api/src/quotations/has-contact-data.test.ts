import { expect, it } from 'vitest';
import { hasContactData } from './has-contact-data.ts';

it.each([
  'See www.acme-pumps.example',
  'https://acme.example/list',
  'Write to ana@acme.example',
  'Our site is acme.com',
  'Call +39 02 1234 5678',
  'Phone 0039 (02) 1234-5678',
  'Tel. 0171 234 5678',
  'WhatsApp: 55 1234 5678',
  '电话：021 6234 5678',
])('finds contact data in %j', (text) => {
  expect(hasContactData(text)).toBe(true);
});

it.each([
  '10 000 000 pieces a year, 0.5 mm steel',
  'Pump DN 50, EN 10204 3.1, 2026-12-31',
  'We need 1,200 valves (ISO 9001). Delivery in 8-10 weeks.',
  'Two hundred valves.please quote soon',
  'Part 0171 234 5678, drawing 01a222b0-0171-4234-9678-0123456789ab',
  'Like the mobile crane of 2019, 12 pieces',
  'Size 200 x 300 x 400, HS 8413.70.00',
])('finds none in %j', (text) => {
  expect(hasContactData(text)).toBe(false);
});
