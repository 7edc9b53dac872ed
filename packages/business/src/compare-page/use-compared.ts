import { businessPath, productPath, sendRequestPath } from '@wbn/cards/business/business-path.ts';
import { mergeSpecs } from '@wbn/cards/product/business-product.ts';
import type { BusinessCard, BusinessProfile } from '@wbn/contract/business/business.ts';
import type { Product } from '@wbn/contract/business/product.ts';
import type { Photo } from '@wbn/contract/shared/values.ts';
import { useText } from '@wbn/edition/use-text.ts';
import type { Fact } from '../facts/fact.ts';
import { useBusinessFacts } from '../facts/use-business-facts.ts';
import { useProductFacts } from '../facts/use-product-facts.ts';

/** A column of the comparison. Paths are without language. */
export interface ComparedColumn {
  readonly id: string;
  readonly name: string;
  readonly photo: Photo | undefined;
  readonly path: string;
  /** The company, or the company of the product. */
  readonly businessID: string;
  /** Path of the form for an inquiry. */
  readonly requestPath: string;
  readonly facts: readonly Fact[];
}

/** Returns functions that make columns from products and companies. */
export function useCompared() {
  const t = useText('compare');
  const ofCards = useText('cards');
  const productFacts = useProductFacts();
  const businessFacts = useBusinessFacts();

  const standing = ({ verified, subscription }: Pick<BusinessCard, 'verified' | 'subscription'>): Fact[] => [
    { key: 'verified', label: t('verified'), value: t(verified ? 'yes' : 'no') },
    { key: 'membership', label: t('membership'), value: ofCards(`membership.${subscription}`) },
  ];
  const place = ({ country, city }: BusinessCard['contactInfo']): Fact => ({
    key: 'country',
    label: t('country'),
    value: [city, country?.countryName].filter(Boolean).join(', '),
  });

  return {
    product: (product: Product): ComparedColumn => ({
      id: product.productID,
      name: product.name,
      photo: product.mainImage ?? product.photos[0],
      path: productPath(product),
      businessID: product.businessID,
      requestPath: sendRequestPath(product.businessID, product.productID),
      facts: [
        ...productFacts.terms(product),
        ...productFacts.details(product),
        { key: 'company', label: t('company'), value: product.businessProfile.general.companyName },
        place(product.businessProfile.contactInfo),
        ...standing(product.businessProfile),
        ...mergeSpecs(product.specs).map(({ key, value }) => ({
          key: `spec ${key.trim().toLowerCase()}`,
          label: key,
          value,
        })),
      ],
    }),
    business: (business: BusinessProfile): ComparedColumn => ({
      id: business.businessID,
      name: business.general.companyName,
      photo: business.general.profilePhoto,
      path: businessPath(business),
      businessID: business.businessID,
      requestPath: sendRequestPath(business.businessID),
      facts: [
        place(business.contactInfo),
        ...standing(business),
        ...businessFacts.general(business.general),
        ...(business.factory ? businessFacts.factory(business.factory) : []),
        ...(business.tradeCapabilities ? businessFacts.trade(business.tradeCapabilities) : []),
        ...(business.businessTerms ? businessFacts.terms(business.businessTerms) : []),
        {
          key: 'certificates',
          label: t('certificates'),
          value: business.certificates.map(({ name }) => name),
        },
      ],
    }),
  };
}
