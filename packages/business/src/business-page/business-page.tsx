import { type BusinessSection, sectionsOf } from '@wbn/cards/business/business-sections.ts';
import { todayInUtc } from '@wbn/cards/labels/date-label.ts';
import type { BusinessProduct } from '@wbn/cards/product/business-product.ts';
import type { BusinessAccess, BusinessProfile } from '@wbn/contract/business/business.ts';
import { Stack } from '@wbn/ui-kit/layout/stack.tsx';
import type { ReactNode } from 'react';
import { RequestBar } from '../parts/request-bar.tsx';
import { BusinessCrumbs } from './business-crumbs.tsx';
import { BusinessHeader } from './business-header.tsx';
import * as styles from './business-page.css.ts';
import { BusinessTerms } from './business-terms.tsx';
import { Certificates } from './certificates.tsx';
import { ContactInformation } from './contact-information.tsx';
import { FactorySection } from './factory-section.tsx';
import { GeneralInformation } from './general-information.tsx';
import { Products } from './products.tsx';
import { SectionNavigation } from './section-navigation.tsx';
import { TradeCapabilities } from './trade-capabilities.tsx';
import { Video } from './video.tsx';

export interface SectionProps {
  readonly business: BusinessProfile;
  readonly products: readonly BusinessProduct[];
  /** The day the server rendered the page, `YYYY-MM-DD`; a cached page then reads the same in the browser. */
  readonly today?: string;
}

interface BusinessPageProps extends SectionProps {
  readonly session: BusinessAccess | null;
  /** Stands above the page, for the company's own people. */
  readonly notice?: ReactNode;
  /** Stands in for the sections while the owner is in edit mode (BIZ-14). */
  readonly editMode?: ReactNode;
  /** Companies like it, at the end. */
  readonly similar?: ReactNode;
}

/** The public page of a company, with all its sections (BIZ-09). */
export function BusinessPage({ session, notice, editMode, similar, ...props }: BusinessPageProps) {
  const sections = sectionsOf(props.business);
  const { businessID } = props.business;
  return (
    <div className={styles.page}>
      <Stack>
        {notice}
        <BusinessCrumbs business={props.business} />
        <BusinessHeader business={props.business} session={session} editing={Boolean(editMode)} />
        {editMode || (
          <div className={styles.columns}>
            <SectionNavigation sections={sections} />
            <Stack>
              {sections.map((section) => (
                <Section key={section} section={section} {...props} />
              ))}
            </Stack>
          </div>
        )}
        {!editMode && similar}
        {!session && <RequestBar businessID={businessID} name={props.business.general.companyName} />}
      </Stack>
    </div>
  );
}

/** One section of the page; nothing when it has nothing to say. */
export function Section({
  section,
  business,
  products,
  today = todayInUtc(),
}: SectionProps & { section: BusinessSection }) {
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
