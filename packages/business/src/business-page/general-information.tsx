import { categoryPath } from '@wbn/cards/business/business-path.ts';
import { foreignText } from '@wbn/cards/labels/foreign-text.ts';
import { businessDescriptionLimit } from '@wbn/cards/labels/preview-text.ts';
import { PageSection } from '@wbn/cards/parts/page-section.tsx';
import type { BusinessProfile } from '@wbn/contract/business/business.ts';
import { usePath } from '@wbn/edition/use-path.ts';
import { DetailsTable } from '@wbn/ui-kit/text/details-table.tsx';
import { LongText } from '@wbn/ui-kit/text/long-text.tsx';
import { TagList } from '@wbn/ui-kit/text/tag-list.tsx';
import { useTranslation } from 'react-i18next';
import { detailRows } from '../facts/fact.ts';
import { useBusinessFacts } from '../facts/use-business-facts.ts';
import * as styles from './general-description.css.ts';

/** What the company is, how large and since when (BIZ-15 to BIZ-17, BIZ-19). */
export function GeneralInformation({ general }: { general: BusinessProfile['general'] }) {
  const { t } = useTranslation('cards');
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
      {text && <GeneralDescription text={text} />}
      <DetailsTable rows={rows.map((row) => (row.label === categories.label ? categories : row))} />
    </PageSection>
  );
}

/** The company in its own words: the first 340 characters on a small screen, all of it on a wide one (BIZ-17). */
function GeneralDescription({ text }: { text: string }) {
  const { t } = useTranslation('business');
  return (
    <div className={styles.wholeOnWideScreens} {...foreignText(text)}>
      <LongText
        text={text}
        limit={businessDescriptionLimit}
        moreLabel={t('viewMore')}
        lessLabel={t('viewLess')}
      />
    </div>
  );
}
