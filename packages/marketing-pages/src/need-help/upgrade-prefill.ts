import type { BusinessProfile } from '@wbn/contract/business/business.ts';
import { paidLevels } from '@wbn/contract/membership/membership-plans.ts';
import type { NeedHelpValues } from './need-help-values.ts';

/** The company and the plan that an address of the form asks for, `?company=<id>&plan=gold`; undefined unless both make sense. */
export function readUpgrade(parameters: URLSearchParams): { businessID: string; plan: string } | undefined {
  const businessID = parameters.get('company')?.toLowerCase() ?? '';
  const plan = paidLevels.find((level) => level === parameters.get('plan'));
  if (!plan || !/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(businessID)) return undefined;
  return { businessID, plan };
}

/** What the form holds when it opens: the upgrade, and what the page of the company says of it. */
export function prefillUpgrade(
  { businessID, plan }: { businessID: string; plan: string },
  business: Pick<BusinessProfile, 'general' | 'contactInfo'> | undefined,
): NeedHelpValues {
  const { city, website, country } = business?.contactInfo ?? {};
  return {
    upgradeBusiness: businessID,
    upgradePlan: plan,
    ...(business && {
      businessName: business.general.companyName,
      businessType: business.general.businessType.code,
    }),
    ...(country && { country: country.code }),
    ...(city && { city }),
    ...(website && { website }),
  };
}
