import type { BusinessProfile } from '@wbn/contract/business/business.ts';
import { useTranslation } from 'react-i18next';
import { TrailCrumbs } from '../parts/trail-crumbs.tsx';
import { businessTrail } from './business-trail.ts';

/** The way from home over industry and category to the company. */
export function BusinessCrumbs({ business }: { readonly business: BusinessProfile }) {
  const { t } = useTranslation('business');
  return <TrailCrumbs trail={businessTrail(business, t('home'))} />;
}
