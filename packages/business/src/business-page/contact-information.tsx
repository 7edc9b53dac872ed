import { emailLink, phoneLink } from '@wbn/cards/labels/contact-links.ts';
import { type ContactLink, websiteLink } from '@wbn/cards/labels/website-link.ts';
import { WholeCountryName } from '@wbn/cards/parts/country-name.tsx';
import { factRows } from '@wbn/cards/parts/fact-rows.ts';
import { PageSection } from '@wbn/cards/parts/page-section.tsx';
import type { BusinessProfile } from '@wbn/contract/business/business.ts';
import { DetailsTable } from '@wbn/ui-kit/text/details-table.tsx';
import { Text } from '@wbn/ui-kit/text/text.tsx';
import { TextLink } from '@wbn/ui-kit/text/text-link.tsx';
import { useTranslation } from 'react-i18next';

interface ContactInformationProps {
  readonly contactInfo: BusinessProfile['contactInfo'];
}

/** Where the company is and how to reach it (BIZ-20). */
export function ContactInformation({ contactInfo }: ContactInformationProps) {
  const { t } = useTranslation('business');
  const { t: ofCards } = useTranslation('cards');
  const { country, state, website, email, phone, mobilePhone } = contactInfo;
  const rows = factRows([
    { label: ofCards('fact.legalAddress'), value: contactInfo.legalAddressEnglish },
    { label: ofCards('fact.shippingAddress'), value: contactInfo.shippingAddressEnglish },
    { label: ofCards('fact.city'), value: contactInfo.city },
    { label: ofCards('fact.state'), value: state?.stateName },
    { label: ofCards('fact.zipcode'), value: contactInfo.zipcode },
    { label: ofCards('fact.country'), value: country && <WholeCountryName country={country} /> },
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
