import { describe, expect, it } from 'vitest';
import { bestLevelOfMonth, endOfMonth, membershipYearOf, type PlanEntry } from './plan-history.ts';

const entry = (level: PlanEntry['level'], since: string): PlanEntry => ({ level, since: new Date(since) });
const history = [
  entry('gold', '2026-03-05T10:00:00Z'),
  entry('platinum', '2026-08-01T00:00:00Z'),
  entry('standard', '2027-03-05T10:00:00Z'),
  entry('premium', '2028-02-29T23:30:00Z'),
];

describe('the history of a plan', () => {
  it('MEM-15: counts years of membership from the moment of the purchase, whatever the plan', () => {
    const year = (at: string) => membershipYearOf(history.slice(0, 2), new Date(at));
    expect(year('2026-03-05T10:00:00Z')).toEqual({ from: '2026-03-05', until: '2027-03-05' });
    expect(year('2027-03-04T23:59:59Z')).toEqual({ from: '2026-03-05', until: '2027-03-05' });
    expect(year('2027-03-05T09:59:59Z')).toEqual({ from: '2026-03-05', until: '2027-03-05' });
    expect(year('2027-03-05T10:00:00Z')).toEqual({ from: '2027-03-05', until: '2028-03-05' });
    expect(membershipYearOf(history.slice(0, 3), new Date('2027-04-01'))).toBeUndefined();
    expect(membershipYearOf([], new Date())).toBeUndefined();
  });

  it('starts new years with a new purchase; the year after a leap day begins on 28 February, as it is billed', () => {
    const year = (at: string) => membershipYearOf(history, new Date(at));
    expect(year('2028-03-01T00:00:00Z')).toEqual({ from: '2028-02-29', until: '2029-02-28' });
    expect(year('2029-02-28T23:29:59Z')).toEqual({ from: '2028-02-29', until: '2029-02-28' });
    expect(year('2029-02-28T23:30:00Z')).toEqual({ from: '2029-02-28', until: '2030-02-28' });
    expect(year('2032-02-29T23:30:00Z')).toEqual({ from: '2032-02-29', until: '2033-02-28' });
  });

  it('gives a month the boosts of the best plan held in it', () => {
    const level = (at: string) => bestLevelOfMonth(history, new Date(at));
    expect(level('2026-02-28T00:00:00Z')).toBe('standard');
    expect(level('2026-07-31T23:59:59Z')).toBe('gold');
    expect(level('2026-08-31T00:00:00Z')).toBe('platinum');
    expect(level('2027-03-31T00:00:00Z')).toBe('platinum');
    expect(level('2027-04-01T00:00:00Z')).toBe('standard');
    expect(endOfMonth('2026-12')).toEqual(new Date('2027-01-01T00:00:00Z'));
  });
});
