import type { BusinessProfile } from '@wbn/contract/business/business.ts';
import { paidLevels } from '@wbn/contract/membership/membership-plans.ts';
import type { NeedHelpValues } from './need-help-values.ts';

interface Subject {
  readonly businessID: string;
  /** The wanted plan. */
  readonly plan?: string;
}

/**
 * Parses the company that a request is about, with the plan of an upgrade (`?company=<id>&plan=gold`); undefined without
 * a valid company.
 */
export function readSubject(parameters: URLSearchParams): Subject | undefined {
  const businessID = parameters.get('company')?.toLowerCase() ?? '';
  const plan = paidLevels.find((level) => level === parameters.get('plan'));
  if (!/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(businessID)) return undefined;
  return { businessID, ...(plan && { plan }) };
}

/** Returns the form's initial values: the requested upgrade, and the company's public data. */
export function prefillSubject(
  { businessID, plan }: Subject,
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
