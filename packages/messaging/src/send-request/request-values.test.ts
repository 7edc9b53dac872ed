import { findProblems, problemsOfReply, reviveValues } from '@wbn/forms/edit/form-shape.ts';
import { describe, expect, it } from 'vitest';
import { type PickedFile, pickFile } from '../files/picked-file.ts';
import { ownFirst } from './request-fields.tsx';
import { emptyRequest, isIncomplete, type RequestValues, requestShape, toBody } from './request-values.ts';

const userID = '01939b2e-9a00-7aaa-8000-3f2e1d0c9b8a';
const company = '01939b2e-7c1a-7d3e-9f10-2b6f1a4c8e55';
const facts = {
  userID,
  senders: [userID, company],
  subjectText: (subject: string) => `words of ${subject}`,
  today: '2026-11-23',
};
const shape = requestShape(() => facts);
const values = (more: Partial<RequestValues> = {}): RequestValues => ({
  ...emptyRequest(userID),
  subject: 'priceList',
  message: 'Gears, please',
  ...more,
});
const problems = (more: Partial<RequestValues>) => findProblems(shape, values(more), values());
const drawing = new File(['%PDF'], 'drawing.pdf', { type: 'application/pdf' });
const file = (token?: string): PickedFile => ({ ...pickFile(drawing), key: 'k', ...(token && { token }) });

describe('request body', () => {
  it('INQ-06: leaves out the person as sender and empty fields', () => {
    expect(toBody(values(), facts)).toEqual({ subject: 'words of priceList', message: 'Gears, please' });
    expect(toBody(values({ from: company }), facts).from).toBe(company);
  });

  it('INQ-05: sends the typed subject for Other', () => {
    expect(toBody(values({ subject: 'other', otherSubject: 'Spare parts' }), facts).subject).toBe(
      'Spare parts',
    );
  });

  it('INQ-21: makes the first words of the message the subject where none is chosen or typed', () => {
    const message =
      'Good morning,\n\nwe need 200 gate valves DN 50 in stainless steel, delivered to Fremantle by May.';
    const made = 'Good morning, we need 200 gate valves DN 50 in stainless steel, delivered to…';
    for (const more of [{ subject: '' }, { subject: 'other', otherSubject: ' ' }] as const)
      expect(toBody(values({ ...more, message }), facts).subject).toBe(made);
    expect(toBody(values({ subject: '' }), facts).subject).toBe('Gears, please');
    const chinese = '我们需要两百个不锈钢闸阀，'.repeat(20);
    expect(toBody(values({ subject: '', message: chinese }), facts).subject.length).toBeLessThanOrEqual(81);
    expect(problems({ subject: '', message })).toEqual({});
  });

  it('PRD-17: sends quantities with decimals', () => {
    for (const quantity of ['2.5', '2,5', '２．５'])
      expect(toBody(values({ quantity }), facts).quantity).toBe(2.5);
  });

  it('sends numbers as numbers and files by their tokens', () => {
    const more = { quantity: '1,250', unit: 'pieces', wantedOn: '2026-12-01', files: [file('a'), file('b')] };
    expect(toBody(values(more), { ...facts, productID: 'p' })).toMatchObject({
      productID: 'p',
      quantity: 1250,
      unit: 'pieces',
      wantedOn: '2026-12-01',
      files: ['a', 'b'],
    });
  });
});

describe('problems', () => {
  it('INQ-04: requires sender and message', () => {
    expect(isIncomplete(values())).toBe(false);
    for (const missing of [{ from: '' }, { message: ' ' }] as const)
      expect(isIncomplete(values(missing))).toBe(true);
    expect(problems({ subject: '', message: '' })).toEqual({ message: 'required' });
    expect(problems({ subject: 'other' })).toEqual({});
    expect(problems({ subject: 'other', otherSubject: 'x'.repeat(151) })).toEqual({
      otherSubject: 'tooLong',
    });
  });

  it('refuses an invalid quantity, an invalid or past day, and unfinished uploads', () => {
    expect(problems({ quantity: 'many' })).toEqual({ quantity: 'quantity' });
    expect(problems({ quantity: '0' })).toEqual({ quantity: 'quantity' });
    expect(problems({ wantedOn: 'soon' })).toEqual({ wantedOn: 'date' });
    expect(problems({ wantedOn: '2026-11-22' })).toEqual({ wantedOn: 'past' });
    expect(problems({ wantedOn: '2026-11-23' })).toEqual({});
    expect(problems({ files: [file()] })).toEqual({ files: 'files' });
    expect(problems({ message: 'x'.repeat(5001), unit: 'x'.repeat(41) })).toEqual({
      message: 'tooLong',
      unit: 'tooLong',
    });
  });

  it('maps problems of an error reply to companies and the product', () => {
    const fields = { 'to.1': 'must be a company that can be asked', productID: 'must be shown' };
    expect(problemsOfReply(shape, values(), fields)).toEqual({ 'to.1': 'cannotAsk', productID: 'notShown' });
  });
});

it('restores a draft without a former company and unfinished uploads', () => {
  const kept = { from: 'x', subject: 'gone', message: 'Kept', quantity: 5, files: [file('a'), file()] };
  expect(reviveValues(shape, kept, values({ quantity: '1' }))).toMatchObject({
    from: userID,
    subject: '',
    message: 'Kept',
    quantity: '1',
    files: [file('a')],
  });
  expect(reviveValues(shape, { from: company }, values()).from).toBe(company);
});

it('puts the country of the reader first', () => {
  const countries = ['AR', 'AU', 'CL'].map((value) => ({ value, text: value }));
  expect(ownFirst(countries, 'CL').map(({ value }) => value)).toEqual(['CL', 'AR', 'AU']);
  expect(ownFirst(countries, 'XX')).toBe(countries);
});
