import { emptyBusiness, harbourGear, importedBusiness } from '@wbn/cards/fixtures/businesses.ts';
import { savedBusinessSchema } from '@wbn/contract/business/save-business.ts';
import type { Values } from '@wbn/contract/shared/merge-values.ts';
import { findProblems, problemsOfReply, reviveValues } from '@wbn/forms/edit/form-shape.ts';
import { describe, expect, it } from 'vitest';
import { certificatesPart, emptyCertificate } from './certificates-part.ts';
import { contactPart, factoryPart } from './contact-tab.tsx';
import { generalPart } from './general-tab.tsx';
import { suggestLatinName } from './latin-name-field.tsx';
import type { Part } from './part.ts';
import { readRevenueKey, revenueKey, revenueRanges } from './revenue-ranges.ts';
import { termsPart, tradePart } from './trade-tab.tsx';

const parts = [
  generalPart,
  contactPart,
  factoryPart,
  tradePart,
  termsPart,
  certificatesPart,
] as unknown as Part<Values>[];

const check = <V extends Values>(part: Part<V>, change: Partial<V>) => {
  const base = part.valuesOf(harbourGear);
  return findProblems(part, { ...base, ...change }, base);
};

describe.each(parts)('$name', (part) => {
  it('BIZ-19 to BIZ-24: a stored part passes through the form unchanged and is accepted by the API', () => {
    for (const business of [harbourGear, emptyBusiness, importedBusiness]) {
      const values = part.valuesOf(business);
      expect(findProblems(part, values, values)).toEqual({});
      expect(savedBusinessSchema.safeParse({ [part.key]: part.toBody(values, values) }).success).toBe(true);
    }
  });

  it('completes a draft of an older form with saved values', () => {
    const saved = part.valuesOf(harbourGear);
    expect(reviveValues(part, JSON.parse(JSON.stringify(saved)), saved)).toEqual(saved);
    if (part.name !== 'certificates')
      expect(reviveValues(part, { strange: 1, city: 7 }, saved)).toEqual(saved);
  });
});

it('BIZ-19: sends numbers as numbers and leaves out what is empty', () => {
  const base = generalPart.valuesOf(harbourGear);
  const body = generalPart.toBody(
    { ...base, totalEmployees: { min: '1,200', max: '' }, yearStablished: '', video: { url: '' } },
    base,
  );
  expect(body).toMatchObject({
    totalEmployees: { min: 1200 },
    totalAnnualRevenue: { min: 10_000_000, max: 25_000_000 },
  });
  expect(body).not.toHaveProperty('yearStablished');
  expect(body).not.toHaveProperty('video');
  expect(body).not.toHaveProperty('profilePhoto');
});

it('BIZ-19: finds what the API would refuse', () => {
  expect(check(generalPart, { companyName: ' ' })).toEqual({ companyName: 'required' });
  expect(check(generalPart, { yearStablished: '2999' })).toEqual({ yearStablished: 'year' });
  expect(check(generalPart, { totalEmployees: { min: '9', max: '5' } })).toEqual({
    'totalEmployees.max': 'range',
  });
  expect(check(generalPart, { totalEmployees: { min: 'many', max: '' } })).toEqual({
    'totalEmployees.min': 'number',
  });
  const capacity = { min: '2', max: '1', unit: 't', period: 'year' };
  expect(check(generalPart, { productionCapacity: capacity })).toEqual({
    'productionCapacity.max': 'range',
  });
});

it('BIZ-19: sends a Latin name only beside a name without Latin letters', () => {
  const base = { ...generalPart.valuesOf(importedBusiness), latinName: 'Yamamoto' };
  expect(generalPart.toBody(base, base)).toMatchObject({ latinName: 'Yamamoto' });
  expect(generalPart.toBody({ ...base, companyName: 'Yamamoto KK' }, base)).not.toHaveProperty('latinName');
  expect(findProblems(generalPart, { ...base, latinName: '山本 Yamamoto' }, base)).toEqual({
    latinName: 'latin',
  });
});

it.each([
  ['やまもと', 'Yamamoto'],
  ['ヤマモト精機', 'Yamamoto Jing Ji'],
  ['三星电子', 'San Xing Dian Zi'],
  ['ООО «Ромашка и щётка»', 'OOO <<Romashka I Shchyotka>>'],
  ['삼성전자', 'Samseongjeonja'],
])('BIZ-19: the Latin name suggested for %s is %s', async (companyName, expected) => {
  expect(await suggestLatinName(companyName)).toBe(expected);
});

it('BIZ-19: accepts the stored video, an uploaded one and an https address', () => {
  const base = generalPart.valuesOf(harbourGear);
  const sent = (url: string, token?: string) =>
    (generalPart.toBody({ ...base, video: { url, ...(token && { token }) } }, base) as { video?: object })
      .video;
  expect(sent(base.video.url)).toEqual({ url: base.video.url });
  expect(sent('', 't')).toEqual({ token: 't' });
  expect(sent('youtube.com/watch?v=1')).toEqual({ url: 'https://youtube.com/watch?v=1' });
  expect(check(generalPart, { video: { url: 'http://films.example/a.mp4' } })).toEqual({ video: 'video' });
  expect(check(generalPart, { video: { url: 'no film' } })).toEqual({ video: 'video' });
});

it('BIZ-15: revenue ranges are contiguous and pass through the select unchanged', () => {
  for (const range of revenueRanges) expect(readRevenueKey(revenueKey(range))).toEqual(range);
  const ends = revenueRanges.slice(0, -1).map(({ max }) => max);
  expect(revenueRanges.slice(1).map(({ min }) => min)).toEqual(ends);
});

it('BIZ-20: drops a dial code without a number and refuses a number without a dial code', () => {
  const base = contactPart.valuesOf(harbourGear);
  const body = contactPart.toBody({ ...base, phone: { dialCode: '+61', number: '' } }, base);
  expect(body).not.toHaveProperty('phone');
  expect(check(contactPart, { phone: { dialCode: '', number: '123' } })).toEqual({
    phone: 'phone',
  });
  expect(check(contactPart, { email: 'sales@', website: 'nowhere' })).toEqual({
    email: 'email',
    website: 'website',
  });
});

it('BIZ-24: reports problems at the certificate, not at its index', () => {
  const values = {
    ...certificatesPart.valuesOf(harbourGear),
    c1: { ...emptyCertificate, name: 'Gone', removed: true },
    'new-1': { ...emptyCertificate, issueDate: '2026-02-30' },
    'new-2': { ...emptyCertificate, name: 'CE', issueDate: '2026-02-03', expireDate: '2025-02-03' },
  };
  expect(findProblems(certificatesPart, values, {})).toEqual({
    'new-1.name': 'required',
    'new-1.issueDate': 'date',
    'new-2.expireDate': 'dates',
  });
  expect(problemsOfReply(certificatesPart, values, { 'certificates.0.expireDate': 'is required' })).toEqual({
    'c2.expireDate': 'required',
  });
});

it('BIZ-24: sends ids of stored certificates, and photos only when they change', () => {
  const base = certificatesPart.valuesOf(harbourGear);
  const body = certificatesPart.toBody(
    { ...base, 'new-1': { ...emptyCertificate, name: 'CE', photo: { token: 't', file: 'ce.jpg' } } },
    base,
  ) as Values[];
  expect(body[0]).toEqual({
    id: 'c1',
    name: 'ISO 9001:2015 Quality management',
    issueDate: '2025-03-01',
    expireDate: '2028-02-29',
  });
  expect(body[2]).toEqual({ name: 'CE', photo: { token: 't' } });
});
