import { describe, expect, it } from 'vitest';
import { claims } from './claims.ts';
import { readStaff, readVerb } from './frame/verbs.ts';

const claimID = '01a2064a-0564-73b8-b6b7-af0629d38006';

describe('CLM-03 the command line of pnpm claims', () => {
  const read = (...args: string[]) => readVerb(claims, args).order;

  it('reads every order', () => {
    expect(read()).toEqual({ decided: false });
    expect(read('list', '--decided')).toEqual({ decided: true });
    expect(read('--decided')).toEqual({ decided: true });
    expect(read('show', claimID)).toBe(claimID);
    expect(read('files', claimID, 'out')).toEqual({ id: claimID, folder: 'out' });
    expect(read('decide', claimID, 'accept', ' It fits. ', '--by', 'Marta')).toEqual({
      staff: readStaff('Marta'),
      decision: { claimID, decision: 'accept', reason: 'It fits.' },
    });
  });

  it.each([
    [['show'], /^Usage/],
    [['show', '12'], /not the id of a claim/],
    [['files', claimID], /^Usage/],
    [['decide', claimID, 'maybe', 'x', '--by', 'M'], /^Usage/],
    [['decide', claimID, 'accept', '--by', 'M'], /Say why/],
    [['decide', claimID, 'accept', 'x'], /Say who/],
    [['list', '--by', 'M'], /^Unknown option '--by'\. Usage/],
  ])('refuses %j', (args, message) => expect(() => readVerb(claims, args)).toThrow(message));
});
