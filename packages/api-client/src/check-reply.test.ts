import { removeMember } from '@wbn/contract/business/members.ts';
import { expect, it } from 'vitest';
import { checkReply, trustReply } from './check-reply.ts';

it('accepts a reply that matches its call and names the faults of others', () => {
  const reply = { success: true, data: { userID: 'nadia' } };
  expect(checkReply(removeMember, reply)).toBe(reply);
  const wrong = { success: true, data: { userId: 'nadia' } };
  expect(() => checkReply(removeMember, wrong)).toThrow(
    /^The reply of remove-member breaks the contract: data\.userID: /,
  );
  expect(trustReply(removeMember, wrong)).toBe(wrong);
});
