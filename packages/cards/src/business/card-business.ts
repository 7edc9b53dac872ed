import type { BusinessCard } from '@wbn/contract/business/business.ts';

/** What the short card of a company shows (WID-02). */
export interface CardBusiness
  extends Pick<BusinessCard, 'businessID' | 'subscription' | 'verified' | 'sample'> {
  readonly general: Pick<
    BusinessCard['general'],
    'companyName' | 'latinName' | 'shortDescription' | 'textLanguage' | 'businessType' | 'profilePhoto'
  >;
  readonly contactInfo: Pick<BusinessCard['contactInfo'], 'country'>;
}

/** Keeps what the short card of a company shows, for the data that a page sends to the browser. */
export function toCardBusiness(business: CardBusiness): CardBusiness {
  const { businessID, subscription, verified, sample, contactInfo } = business;
  const { companyName, latinName, shortDescription, textLanguage, businessType, profilePhoto } =
    business.general;
  return {
    ...{ businessID, subscription, verified, sample },
    general: { companyName, latinName, shortDescription, textLanguage, businessType, profilePhoto },
    contactInfo: { country: contactInfo.country },
  };
}
