import type { BusinessSection } from '@wbn/cards/business/business-sections.ts';
import { todayInUtc } from '@wbn/cards/labels/date-label.ts';
import type { BusinessProduct } from '@wbn/cards/product/business-product.ts';
import type { BusinessProfile } from '@wbn/contract/business/business.ts';
import { BusinessTerms } from './business-terms.tsx';
import { Certificates } from './certificates.tsx';
import { ContactInformation } from './contact-information.tsx';
import { FactorySection } from './factory-section.tsx';
import { GeneralInformation } from './general-information.tsx';
import { Products } from './products.tsx';
import { TradeCapabilities } from './trade-capabilities.tsx';
import { Video } from './video.tsx';

export interface SectionProps {
  readonly section: BusinessSection;
  readonly business: BusinessProfile;
  readonly products: readonly BusinessProduct[];
  /** The day by which certificates count as expired, `YYYY-MM-DD`. */
  readonly today?: string;
}

/** One section of the page; nothing when it has nothing to say. */
export function Section({ section, business, products, today = todayInUtc() }: SectionProps) {
  const { general, factory, tradeCapabilities, businessTerms } = business;
  switch (section) {
    case 'general':
      return <GeneralInformation general={general} />;
    case 'contact':
      return <ContactInformation contactInfo={business.contactInfo} />;
    case 'products':
      return <Products business={business} products={products} />;
    case 'video':
      return general.video && <Video url={general.video.url} companyName={general.companyName} />;
    case 'factory':
      return factory && <FactorySection factory={factory} />;
    case 'trade':
      return tradeCapabilities && <TradeCapabilities tradeCapabilities={tradeCapabilities} />;
    case 'terms':
      return businessTerms && <BusinessTerms businessTerms={businessTerms} />;
    case 'certificates':
      return <Certificates certificates={business.certificates} today={today} />;
  }
}
