import { categoryPath } from '@wbn/cards/business/business-path.ts';
import { foreignText } from '@wbn/cards/labels/foreign-text.ts';
import { businessDescriptionLimit } from '@wbn/cards/labels/preview-text.ts';
import { WholeCountryName } from '@wbn/cards/parts/country-name.tsx';
import { factRows } from '@wbn/cards/parts/fact-rows.ts';
import { PageSection } from '@wbn/cards/parts/page-section.tsx';
import { TextLanguage } from '@wbn/cards/parts/text-language.tsx';
import type { BusinessProfile } from '@wbn/contract/business/business.ts';
import { usePath } from '@wbn/edition/use-path.ts';
import { useText } from '@wbn/edition/use-text.ts';
import { DetailsTable } from '@wbn/ui-kit/text/details-table.tsx';
import { LongText } from '@wbn/ui-kit/text/long-text.tsx';
import { TagList } from '@wbn/ui-kit/text/tag-list.tsx';
import { detailRows } from '../facts/fact.ts';
import { useBusinessFacts } from '../facts/use-business-facts.ts';
import * as styles from './general-description.css.ts';

/** General facts of a company: what it is, how large and since when (BIZ-15 to BIZ-17, BIZ-19). */
export function GeneralInformation({ general }: { general: BusinessProfile['general'] }) {
  const t = useText('cards');
  const facts = useBusinessFacts();
  const path = usePath();
  const text = general.generalDescription || general.shortDescription;
  const categories = {
    label: t('fact.categories'),
    value: (
      <TagList
        items={general.categories.map(({ id, name }) => ({
          text: name,
          to: path(categoryPath(id, general.businessType.code)),
        }))}
      />
    ),
  };
  const rows = detailRows(facts.general(general));
  return (
    <PageSection id="general" title={t('section.general')}>
      {text && <GeneralDescription text={text} language={general.textLanguage} />}
      <TextLanguage language={general.textLanguage} />
      <DetailsTable rows={rows.map((row) => (row.label === categories.label ? categories : row))} />
    </PageSection>
  );
}

interface GeneralDescriptionProps {
  readonly text: string;
  readonly language: BusinessProfile['general']['textLanguage'];
}

/** The company's description: the first 340 characters on a small screen, all of it on a wide one (BIZ-17). */
function GeneralDescription({ text, language }: GeneralDescriptionProps) {
  const t = useText('business');
  return (
    <div className={styles.wholeOnWideScreens} {...foreignText(text, language)}>
      <LongText
        text={text}
        limit={businessDescriptionLimit}
        moreLabel={t('viewMore')}
        lessLabel={t('viewLess')}
      />
    </div>
  );
}

/** Where and with what equipment the company manufactures (BIZ-21). */
export function FactorySection({ factory }: { factory: NonNullable<BusinessProfile['factory']> }) {
  const t = useText('cards');
  const facts = useBusinessFacts();
  const { country, state } = factory;
  const place = factRows([
    { label: t('fact.manufacturingFacilities'), value: factory.manufacturingFacilities },
    { label: t('fact.city'), value: factory.city },
    { label: t('fact.state'), value: state?.stateName },
    { label: t('fact.zipcode'), value: factory.zipcode },
    { label: t('fact.country'), value: country && <WholeCountryName country={country} /> },
  ]);
  return (
    <PageSection id="factory" title={t('section.factory')}>
      <DetailsTable rows={[...place, ...detailRows(facts.factory(factory))]} />
    </PageSection>
  );
}

interface TradeCapabilitiesProps {
  readonly tradeCapabilities: NonNullable<BusinessProfile['tradeCapabilities']>;
}

/** Markets, languages and delivery times of the company (BIZ-22). */
export function TradeCapabilities({ tradeCapabilities }: TradeCapabilitiesProps) {
  const t = useText('cards');
  const facts = useBusinessFacts();
  return (
    <PageSection id="trade" title={t('section.trade')}>
      <DetailsTable rows={detailRows(facts.trade(tradeCapabilities))} />
    </PageSection>
  );
}

interface BusinessTermsProps {
  readonly businessTerms: NonNullable<BusinessProfile['businessTerms']>;
}

/** Delivery and payment terms of the company (BIZ-23). */
export function BusinessTerms({ businessTerms }: BusinessTermsProps) {
  const t = useText('cards');
  const facts = useBusinessFacts();
  return (
    <PageSection id="terms" title={t('section.terms')}>
      <DetailsTable rows={detailRows(facts.terms(businessTerms))} />
    </PageSection>
  );
}
