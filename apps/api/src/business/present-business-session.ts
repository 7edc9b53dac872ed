import type { BusinessSession } from '@wbn/contract/business/business.ts';
import type { BusinessRole } from '@wbn/contract/business/business-role.ts';
import { type ProfilePart, profileParts } from '@wbn/contract/business/profile-parts.ts';
import { productSlotsOf } from '@wbn/contract/membership/membership-plans.ts';
import type { BusinessRow } from './load-business.sql.ts';
import { presentPublication } from './publication/present-publication.ts';

type Changes = Partial<Record<ProfilePart, number>>;

/** What somebody may know who works for the company (BIZ-26). */
export function presentBusinessSession(
  business: BusinessRow,
  { role, used }: { role: BusinessRole; used: number },
): BusinessSession {
  return {
    access: role,
    versions: versionsOf(business.versions),
    products: { used, total: productSlotsOf(business.subscription) },
    publication: presentPublication(business),
  };
}

/** The version of each part: 1 when it was never changed. */
export function versionsOf(changes: Changes): Record<ProfilePart, number> {
  const versions = profileParts.map((part) => [part, 1 + (changes[part] ?? 0)]);
  return Object.fromEntries(versions) as Record<ProfilePart, number>;
}
