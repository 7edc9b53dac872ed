import { describe, expect, it } from 'vitest';
import {
  businessPath,
  lastId,
  productPath,
  requestsPath,
  sendRequestPath,
  sendRequestsPath,
} from './business-path.ts';

const id = '01939b2e-7c1a-7d3e-9f10-2b6f1a4c8e55';
const otherId = '01939b2e-7c1a-7d3e-9f10-000000000000';
const pathOf = (companyName: string) => businessPath({ businessID: id, general: { companyName } });

/** Returns what the router passes to the page: the segment, decoded once. */
const parameterOf = (path: string) => decodeURIComponent(path.split('/')[2] ?? '');

describe('businessPath', () => {
  it('RT-16: is the company name with dashes for spaces, a dash, the id and a trailing slash', () => {
    expect(pathOf('Harbour Gear Works')).toBe(`/business/Harbour-Gear-Works-${id}/`);
  });

  it('RT-16: encodes the name twice, so that it is still encoded after one decoding', () => {
    expect(pathOf('Müller & Söhne')).toBe(`/business/M%25C3%25BCller-%2526-S%25C3%25B6hne-${id}/`);
    expect(parameterOf(pathOf('Müller & Söhne'))).toBe(`M%C3%BCller-%26-S%C3%B6hne-${id}`);
  });

  it.each([
    ['Chinese', '深圳市精密机械有限公司'.repeat(60)],
    ['Arabic', 'شركة الخليج للتجارة '.repeat(60)],
    ['Latin', 'Pumps and Valves '.repeat(200)],
    ['emoji', '👩🏽‍🌾'.repeat(160)],
    ['one word', 'a'.repeat(3_000)],
  ])('RT-16, RT-25: addresses stay below 2,000 bytes with the longest names: %s', (_, name) => {
    const general = { companyName: name };
    const product = productPath({ productID: id, name, businessProfile: { general } });
    for (const path of [pathOf(name), product]) {
      const { href, pathname } = new URL(`/es${path}`, 'https://www.worldbusinessnetwork.example');
      expect(href.length).toBeLessThan(2_000);
      expect(pathname).toBe(`/es${path}`);
      const parameter = parameterOf(path);
      expect(lastId(parameter)).toBe(id);
      const shown = decodeURIComponent(parameter).slice(0, -37);
      expect(shown.isWellFormed()).toBe(true);
      expect(shown).not.toMatch(/-$/);
    }
    const joined = name.trim().replace(/\s/g, '-');
    expect(joined.startsWith(decodeURIComponent(parameterOf(pathOf(name))).slice(0, -37))).toBe(true);
  });

  it('RT-16: shortens a long name between words', () => {
    const shown = decodeURIComponent(parameterOf(pathOf('Pumps and Valves '.repeat(200)))).slice(0, -37);
    expect(shown).toMatch(/-(Pumps|and|Valves)$/);
  });

  it.each([
    ['a slash', 'A/S Nordic'],
    ['a percent sign', '100% Cotton'],
    ['an encoded slash', 'a%2Fb'],
    ['a broken escape', 'Half %E0%A4%A off'],
    ['Chinese', '深圳市精密机械有限公司'],
    ['Arabic', 'شركة الخليج للتجارة'],
    ['an emoji', 'Café ☕️ 👩🏽‍🌾'],
    ['dots', '../../etc'],
    ['a question mark and a hash', 'What? #1'],
    ['nothing', ''],
    ['half a surrogate pair', 'broken \uD83D name'],
    ['an id in the name', `Copy of ${otherId}`],
  ])('RT-16, RT-17: a name with %s stays one segment and keeps its id', (_, companyName) => {
    const path = pathOf(companyName);
    expect(path.split('/')).toHaveLength(4);
    expect(path).toMatch(/^[\w\-./%~!*'()]+$/);
    expect(new URL(path, 'https://www.wbn.example').pathname).toBe(path);
    expect(lastId(parameterOf(path))).toBe(id);
    expect(decodeURIComponent(parameterOf(path))).toBe(
      `${companyName.toWellFormed().replace(/\s/g, '-')}-${id}`,
    );
  });
});

describe('productPath', () => {
  it('RT-25: is company name, product name and id, without a trailing slash', () => {
    const product = { productID: id, name: 'Servo drive 5/8"' };
    const path = productPath({ ...product, businessProfile: { general: { companyName: 'A & B' } } });
    expect(path).toBe(`/business-product/A-%2526-B-Servo-drive-5%252F8%2522-${id}`);
    expect(lastId(parameterOf(path))).toBe(id);
  });
});

describe('lastId', () => {
  it('RT-17, CON-11, decision 6: takes the last 36 characters, and only these', () => {
    expect(lastId(id)).toBe(id);
    expect(lastId(`any-name-at-all-${id}`)).toBe(id);
    expect(lastId(`${otherId}-${id}`)).toBe(id);
    expect(lastId(`glued${id}`)).toBe(id);
  });

  it('RT-17: lower-cases the id', () => {
    expect(lastId(`Acme-${id.toUpperCase()}`)).toBe(id);
  });

  it.each([
    ['nothing', ''],
    ['too short', id.slice(1)],
    ['36 characters that are no UUID', 'x'.repeat(36)],
    ['36 hexadecimal characters without dashes', 'a'.repeat(36)],
    ['dashes in the wrong places', '01939b2e7-c1a-7d3e-9f10-2b6f1a4c8e55'],
    ['an id that does not stand at the end', `${id}-Acme`],
    ['a trailing slash', `${id}/`],
    ['a trailing line break', `${id}\n`],
    ['full-width digits', id.replaceAll('0', '\uff10')],
    ['the literal me', 'me'],
  ])('decision 6: refuses %s', (_, parameter) => {
    expect(lastId(parameter)).toBeUndefined();
  });
});

it('RT-09, RT-20: paths of requests of a business', () => {
  expect(sendRequestPath(id)).toBe(`/business/${id}/send-request`);
  expect(sendRequestPath(id, 'p-1')).toBe(`/business/${id}/send-request?product=p-1`);
  expect(sendRequestsPath([id, 'b-2'])).toBe(`/send-requests?to=${id},b-2`);
  expect(requestsPath(id)).toBe(`/business/${id}/requests`);
});
