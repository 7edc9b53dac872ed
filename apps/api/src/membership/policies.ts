import type { BusinessRole } from '@wbn/contract/business/business-role.ts';

/** Buy, change, cancel, and see what was paid: the owner's (PERM-05, decision 7). */
export const mayManageMembership = (role: BusinessRole | undefined) => role === 'owner';

/** Payments that a person may try in an hour: enough for mistyped cards, too few to try stolen ones. */
export const paymentLimit = { most: 10, seconds: 3600 } as const;
