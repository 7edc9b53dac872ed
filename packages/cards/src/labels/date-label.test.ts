import { expect, it } from 'vitest';
import { dateLabel } from './date-label.ts';

it("BIZ-09: formats a certificate's date as the same day in every locale", () => {
  expect(dateLabel('en', '2027-03-01')).toBe('Mar 1, 2027');
  expect(dateLabel('en-AU', '2027-03-01')).toBe('1 Mar 2027');
  expect(dateLabel('zh', '2027-03-01')).toBe('2027年3月1日');
  expect(dateLabel('en', '2027-03-01T23:59:00.000Z')).toBe('Mar 1, 2027');
});

it('returns text that is no date unchanged', () => {
  expect(dateLabel('en', 'spring 2027')).toBe('spring 2027');
  expect(dateLabel('en', '2027-13-45')).toBe('2027-13-45');
  expect(dateLabel('en', '')).toBe('');
});
