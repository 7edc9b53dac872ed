import { requestsPath } from '@wbn/cards/business/business-path.ts';
import type { BusinessRole } from '@wbn/contract/business/business-role.ts';
import type { CompletenessItem, QualityLift } from '@wbn/contract/business/quality.ts';
import { type ManageScreen, rolesOf, screenPath } from '../manage/screens.ts';

/** The tab of the profile on which an item is filled in. */
const tabOf: Readonly<Record<Exclude<CompletenessItem, 'products'>, string>> = {
  logo: 'general',
  shortDescription: 'general',
  generalDescription: 'general',
  contact: 'contact',
  categories: 'general',
  trade: 'trade',
  terms: 'terms',
  employees: 'general',
  cover: 'general',
  factory: 'factory',
  certificates: 'certificates',
  revenue: 'general',
  year: 'general',
  address: 'contact',
  video: 'general',
};

interface Viewer {
  readonly businessID: string;
  readonly access: BusinessRole;
}

/** Where a step is done, without language; undefined for what the person's role does not open. */
export function liftPath(lift: QualityLift, { businessID, access }: Viewer): string | undefined {
  const at = (screen: ManageScreen, rest = '') =>
    rolesOf[screen].includes(access) ? `${screenPath(businessID, screen)}${rest}` : undefined;
  switch (lift) {
    case 'verification':
      return '/company-verification';
    case 'plan':
      return at('membership');
    case 'answers':
      return requestsPath(businessID);
    case 'news':
      return at('profile');
    case 'products':
    case 'moreProducts':
      return at('products', '/new');
    default:
      return at('profile', `/${tabOf[lift]}`);
  }
}
