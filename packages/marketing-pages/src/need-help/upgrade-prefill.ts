import type { BusinessProfile } from '@wbn/contract/business/business.ts';
import { paidLevels } from '@wbn/contract/membership/membership-plans.ts';
import type { NeedHelpValues } from './need-help-values.ts';

interface Upgrade {
  readonly businessID: string;
  readonly plan?: string;
}

/**
 * Parses the company and optional plan of an upgrade request from `?company=<id>&plan=gold`; undefined without a
 * valid company.
 */
export function readUpgrade(parameters: URLSearchParams): Upgrade | undefined {
  const businessID = parameters.get('company')?.toLowerCase() ?? '';
  const plan = paidLevels.find((level) => level === parameters.get('plan'));
  if (!/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(businessID)) return undefined;
  return { businessID, ...(plan && { plan }) };
}

/** Returns the form's initial values: the requested upgrade and the company's public data. */
export function prefillUpgrade(
  { businessID, plan }: Upgrade,
  business: Pick<BusinessProfile, 'general' | 'contactInfo'> | undefined,
): NeedHelpValues {
  const { city, website, country } = business?.contactInfo ?? {};
  return {
    ...(plan && { upgradeBusiness: businessID, upgradePlan: plan }),
    ...(business && {
      businessName: business.general.companyName,
      businessType: business.general.businessType.code,
    }),
    ...(country && { country: country.code }),
    ...(city && { city }),
    ...(website && { website }),
  };
}
