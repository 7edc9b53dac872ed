import { includesReview } from '@wbn/contract/verification/verification-values.ts';
import { CallError } from '@wbn/host/errors/call-error.ts';
import type { LockedBusiness } from './change-own-case.ts';

/** Throws Forbidden for a company whose plan does not include the review (decision 21). */
export function refusePlan({ subscription }: LockedBusiness): void {
  if (includesReview(subscription)) return;
  throw new CallError(
    'Forbidden',
    'The review belongs to the plans Gold, Premium and Platinum; this company is on Standard. Its owner can change the plan on the Membership page.',
  );
}
