import { describe, expect, it } from 'vitest';
import { readClaimsOrder } from './read-claims-order.ts';

const claimID = '01a2064a-0564-73b8-b6b7-af0629d38006';

describe('CLM-03 the command line of pnpm claims', () => {
  it('reads every order', () => {
    expect(readClaimsOrder([])).toEqual({ verb: 'list', decided: false });
    expect(readClaimsOrder(['list', '--decided'])).toEqual({ verb: 'list', decided: true });
    expect(readClaimsOrder(['show', claimID])).toEqual({ verb: 'show', claimID });
    expect(readClaimsOrder(['files', claimID, 'out'])).toEqual({ verb: 'files', claimID, folder: 'out' });
    expect(readClaimsOrder(['decide', claimID, 'accept', ' It fits. ', '--by', 'Marta'])).toEqual({
      verb: 'decide',
      decision: { claimID, decision: 'accept', reason: 'It fits.', by: 'Marta' },
    });
    expect(readClaimsOrder(['remove', claimID])).toEqual({
      verb: 'remove',
      removal: { businessID: claimID },
    });
  });

  it.each([
    [['show'], /^Usage/],
    [['show', '12'], /not the id of a claim/],
    [['files', claimID], /^Usage/],
    [['decide', claimID, 'maybe', 'x', '--by', 'M'], /^Usage/],
    [['decide', claimID, 'accept', '--by', 'M'], /Say why/],
    [['decide', claimID, 'accept', 'x'], /Say who/],
    [['remove', claimID, 'x'], /^Usage/],
    [['remove', '12'], /not the id of a company/],
    [['list', '--by', 'M'], /^Usage/],
  ])('refuses %j', (args, message) => expect(() => readClaimsOrder(args)).toThrow(message));
});
