import type { BusinessSection } from '@wbn/cards/business/business-sections.ts';
import { todayInUtc } from '@wbn/cards/labels/date-label.ts';
import { LateVideoPlayer } from '@wbn/cards/parts/late-video-player.tsx';
import { PageSection } from '@wbn/cards/parts/page-section.tsx';
import type { BusinessProduct } from '@wbn/cards/product/business-product.ts';
import { ProductCard } from '@wbn/cards/product/product-card.tsx';
import type { BusinessProfile } from '@wbn/contract/business/business.ts';
import { classNames } from '@wbn/ui-kit/layout/class-names.ts';
import { Columns } from '@wbn/ui-kit/layout/columns.tsx';
import { extra, scope } from '@wbn/ui-kit/text/more-toggle.css.ts';
import { MoreToggle } from '@wbn/ui-kit/text/more-toggle.tsx';
import { Text } from '@wbn/ui-kit/text/text.tsx';
import { useTranslation } from 'react-i18next';
import { Certificates } from './certificates.tsx';
import { ContactInformation } from './contact-information.tsx';
import {
  BusinessTerms,
  FactorySection,
  GeneralInformation,
  TradeCapabilities,
} from './general-information.tsx';

interface SectionProps {
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

/** The company's video. */
export function Video({ url, companyName }: { readonly url: string; readonly companyName: string }) {
  const { t } = useTranslation('business');
  const { t: ofCards } = useTranslation('cards');
  return (
    <PageSection id="video" title={ofCards('section.video')}>
      <LateVideoPlayer url={url} label={t('videoOf', { name: companyName })} />
    </PageSection>
  );
}

/** Cards shown before 'View more'; the largest plan holds 100 products. */
const shownProducts = 12;

interface ProductsProps {
  readonly business: BusinessProfile;
  readonly products: readonly BusinessProduct[];
}

/** Everything the company offers; what is folded away is in the HTML all the same. */
export function Products({ business, products }: ProductsProps) {
  const { t } = useTranslation('business');
  const folds = products.length > shownProducts;
  return (
    <PageSection id="products" title={t('companyProducts')}>
      {products.length === 0 ? (
        <Text tone="muted">{t('noProducts')}</Text>
      ) : (
        <div className={classNames(folds && scope)}>
          <Columns as="ul" minimum={210} swipe>
            {products.map((product, index) => (
              <li key={product.productID} className={index < shownProducts ? undefined : extra}>
                <ProductCard product={{ ...product, businessProfile: business }} level={3} content="own" />
              </li>
            ))}
          </Columns>
          {folds && (
            <MoreToggle
              moreLabel={t('viewAllProducts', { count: products.length })}
              lessLabel={t('viewLess')}
            />
          )}
        </div>
      )}
    </PageSection>
  );
}
