import type { BusinessSection } from '@wbn/cards/business/business-sections.ts';
import { emailLink, phoneLink } from '@wbn/cards/labels/contact-links.ts';
import { useLabels } from '@wbn/cards/labels/use-labels.ts';
import { type ContactLink, websiteLink } from '@wbn/cards/labels/website-link.ts';
import { factRows } from '@wbn/cards/parts/fact-rows.ts';
import { LazyVideoPlayer } from '@wbn/cards/parts/lazy-video-player.tsx';
import { PageSection } from '@wbn/cards/parts/page-section.tsx';
import type { BusinessProduct } from '@wbn/cards/product/business-product.ts';
import { ProductCard } from '@wbn/cards/product/product-card.tsx';
import type { BusinessCertificate, BusinessProfile } from '@wbn/contract/business/business.ts';
import { useText } from '@wbn/edition/use-text.ts';
import { classNames } from '@wbn/ui-kit/layout/class-names.ts';
import { Columns } from '@wbn/ui-kit/layout/columns.tsx';
import { Stack } from '@wbn/ui-kit/layout/stack.tsx';
import { Photo } from '@wbn/ui-kit/pictures/photo.tsx';
import { Badge } from '@wbn/ui-kit/text/badge.tsx';
import { DetailsTable } from '@wbn/ui-kit/text/details-table.tsx';
import { extra, scope } from '@wbn/ui-kit/text/more-toggle.css.ts';
import { MoreToggle } from '@wbn/ui-kit/text/more-toggle.tsx';
import { MutedText, Text } from '@wbn/ui-kit/text/text.tsx';
import { TextLink } from '@wbn/ui-kit/text/text-link.tsx';
import {
  BusinessTerms,
  FactorySection,
  GeneralInformation,
  TradeCapabilities,
} from './general-information.tsx';
import * as styles from './section.css.ts';

interface SectionProps {
  readonly section: BusinessSection;
  readonly business: BusinessProfile;
  readonly products: readonly BusinessProduct[];
  /** Today as `YYYY-MM-DD`; certificates that end earlier are expired. */
  readonly today?: string;
}

/** One section of the page; renders nothing without content. */
export function Section({
  section,
  business,
  products,
  today = new Date().toISOString().slice(0, 10),
}: SectionProps) {
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
  const t = useText('business');
  const ofCards = useText('cards');
  return (
    <PageSection id="video" title={ofCards('section.video')}>
      <LazyVideoPlayer url={url} label={t('videoOf', { name: companyName })} />
    </PageSection>
  );
}

/** Cards shown before 'View more'; the largest plan allows 100 products. */
const shownProducts = 12;

interface ProductsProps {
  readonly business: BusinessProfile;
  readonly products: readonly BusinessProduct[];
}

/** All products of the company; collapsed ones are in the HTML too. */
export function Products({ business, products }: ProductsProps) {
  const t = useText('business');
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

interface CertificatesProps {
  readonly certificates: readonly BusinessCertificate[];
  /** Today as `YYYY-MM-DD`; certificates that end earlier are expired. */
  readonly today: string;
}

/** The company's certificates with their validity (BIZ-24). */
export function Certificates({ certificates, today }: CertificatesProps) {
  const ofCards = useText('cards');
  return (
    <PageSection id="certificates" title={ofCards('section.certificates')}>
      <Columns as="ul" minimum={260}>
        {certificates.map((certificate) => (
          <li key={certificate.id}>
            <Certificate certificate={certificate} today={today} />
          </li>
        ))}
      </Columns>
    </PageSection>
  );
}

function Certificate({ certificate, today }: { certificate: BusinessCertificate; today: string }) {
  const t = useText('business');
  const labels = useLabels();
  const { name, issueDate, expireDate, photo } = certificate;
  const expired = expireDate !== undefined && expireDate.slice(0, 10) < today;
  return (
    <div className={styles.certificate}>
      <div className={styles.photo}>
        <Photo
          src={photo?.url}
          versions={photo?.versions}
          sizes="auto, 16rem"
          alt={photo ? t('certificatePhoto', { name }) : ''}
          fallbackName={name}
        />
      </div>
      <Stack space="xxs" align="start">
        <Text as="strong" weight="semibold" dir="auto">
          {name}
        </Text>
        {issueDate && (
          <MutedText as="time" dateTime={issueDate} suppressHydrationWarning>
            {t('issued', { date: labels.date(issueDate) })}
          </MutedText>
        )}
        {expireDate && (
          <MutedText as="time" dateTime={expireDate} suppressHydrationWarning>
            {t(expired ? 'expiredOn' : 'expires', { date: labels.date(expireDate) })}
          </MutedText>
        )}
        {expired && <Badge tone="warning">{t('expired')}</Badge>}
      </Stack>
    </div>
  );
}

interface ContactInformationProps {
  readonly contactInfo: BusinessProfile['contactInfo'];
}

/** Address and contact data of the company (BIZ-20). */
export function ContactInformation({ contactInfo }: ContactInformationProps) {
  const t = useText('business');
  const ofCards = useText('cards');
  const { shippingAddressEnglish: shipping, website, email, phone, mobilePhone } = contactInfo;
  const lines = addressLines(contactInfo);
  const rows = factRows([
    {
      label: t('address'),
      value: lines.length > 0 && (
        <address className={styles.address}>
          {lines.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </address>
      ),
    },
    {
      label: ofCards('fact.shippingAddress'),
      value: shipping !== contactInfo.legalAddressEnglish && shipping,
    },
    {
      label: ofCards('fact.website'),
      value: website && <Linked link={websiteLink(website)} text={website} rel="nofollow noopener" />,
    },
    { label: ofCards('fact.email'), value: email && <Linked link={emailLink(email)} text={email} /> },
    { label: ofCards('fact.phone'), value: phone && <Linked link={phoneLink(phone)} /> },
    { label: ofCards('fact.mobilePhone'), value: mobilePhone && <Linked link={phoneLink(mobilePhone)} /> },
  ]);
  return (
    <PageSection id="contact" title={ofCards('section.contact')}>
      {rows.length > 0 ? <DetailsTable rows={rows} /> : <Text tone="muted">{t('noContact')}</Text>}
    </PageSection>
  );
}

interface LinkedProps {
  readonly link: ContactLink | undefined;
  /** Shown as plain text when it cannot be a link. */
  readonly text?: string;
  readonly rel?: string;
}

function Linked({ link, text, rel }: LinkedProps) {
  if (!link) return <bdi>{text}</bdi>;
  return (
    <TextLink href={link.href} rel={rel} dir="ltr">
      {link.label}
    </TextLink>
  );
}

type Contact = Pick<
  BusinessProfile['contactInfo'],
  'legalAddressEnglish' | 'zipcode' | 'city' | 'state' | 'country'
>;

/** Returns a company's address line by line as on an envelope, without parts that the street line already contains. */
export function addressLines({
  legalAddressEnglish: street = '',
  zipcode,
  city,
  state,
  country,
}: Contact): string[] {
  const unsaid = (part = '') => (street.toLowerCase().includes(part.toLowerCase()) ? '' : part);
  const region = state?.stateName === city ? '' : unsaid(state?.stateName);
  const town = [unsaid(zipcode), unsaid(city)].filter(Boolean).join(' ');
  return [street, [town, region].filter(Boolean).join(', '), unsaid(country?.countryName)].filter(Boolean);
}
