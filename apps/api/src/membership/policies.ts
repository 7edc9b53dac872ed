import type { BusinessRole } from '@wbn/contract/business/business-role.ts';

/** Only owners may buy, change or cancel a plan and see payments (PERM-05, decision 7). */
export const mayManageMembership = (role: BusinessRole | undefined) => role === 'owner';

/** Payments that a person may try per hour: enough for mistyped cards, too few to test stolen ones. */
export const paymentLimit = { most: 10, seconds: 3600 } as const;
