import { describe, expect, it } from 'vitest';
import { readStaff, readVerb } from './frame/verbs.ts';
import { pageRemovals } from './page-removals.ts';

const businessID = '01a2064a-0564-73b8-b6b7-af0629d38006';

describe('CLM-09 the command line of pnpm page-removals', () => {
  const read = (...args: string[]) => readVerb(pageRemovals, args).order;
  const staff = readStaff('Marta');

  it('reads every order', () => {
    expect(read()).toEqual({ decided: false });
    expect(read('show', '12')).toBe('12');
    expect(read('decide', '12', 'remove', ' It is closed. ', '--by', 'Marta')).toEqual({
      ...{ staff, number: 12, decision: 'remove', reason: 'It is closed.' },
    });
    expect(read('restore', '12', 'A mistake.', '--by', 'Marta')).toEqual({
      ...{ staff, number: 12, reason: 'A mistake.' },
    });
    expect(read('remove', businessID, 'By letter.', '--by', 'Marta')).toEqual({
      ...{ staff, businessID, reason: 'By letter.' },
    });
  });

  it.each([
    [['show'], /^Usage/],
    [['show', businessID], /not the number of a removal/],
    [['show', '0'], /not the number of a removal/],
    [['decide', '12', 'keep', 'x', '--by', 'M'], /^Usage/],
    [['decide', '12', 'remove', '--by', 'M'], /Say why/],
    [['decide', '12', 'remove', 'x'], /Say who/],
    [['restore', '12', 'x'], /Say who/],
    [['remove', '12', 'x', '--by', 'M'], /not the id of a company/],
  ])('refuses %j', (args, message) => expect(() => readVerb(pageRemovals, args)).toThrow(message));
});
