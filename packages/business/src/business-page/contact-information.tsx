import { emailLink, phoneLink } from '@wbn/cards/labels/contact-links.ts';
import { type ContactLink, websiteLink } from '@wbn/cards/labels/website-link.ts';
import { factRows } from '@wbn/cards/parts/fact-rows.ts';
import { PageSection } from '@wbn/cards/parts/page-section.tsx';
import type { BusinessProfile } from '@wbn/contract/business/business.ts';
import { DetailsTable } from '@wbn/ui-kit/text/details-table.tsx';
import { Text } from '@wbn/ui-kit/text/text.tsx';
import { TextLink } from '@wbn/ui-kit/text/text-link.tsx';
import { useTranslation } from 'react-i18next';
import * as styles from './contact-information.css.ts';

interface ContactInformationProps {
  readonly contactInfo: BusinessProfile['contactInfo'];
}

/** Where the company is and how to reach it (BIZ-20). */
export function ContactInformation({ contactInfo }: ContactInformationProps) {
  const { t } = useTranslation('business');
  const { t: ofCards } = useTranslation('cards');
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
  /** Shown as it is when it cannot be a link. */
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

/** Where a company is, line by line as on an envelope: what the street's line says already is not said again. */
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
