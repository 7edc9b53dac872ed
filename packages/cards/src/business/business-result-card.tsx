import type { BusinessCard } from '@wbn/contract/business/business.ts';
import { usePath } from '@wbn/edition/use-path.ts';
import { Inline } from '@wbn/ui-kit/layout/inline.tsx';
import { TagList } from '@wbn/ui-kit/text/tag-list.tsx';
import { Text } from '@wbn/ui-kit/text/text.tsx';
import { useTranslation } from 'react-i18next';
import { foreignText } from '../labels/foreign-text.ts';
import { uniqueNames } from '../labels/unique-names.ts';
import { useLabels } from '../labels/use-labels.ts';
import * as styles from '../parts/card.css.ts';
import { CardTitle } from '../parts/card-title.tsx';
import { CountryName } from '../parts/country-name.tsx';
import { LatinName } from '../parts/latin-name.tsx';
import { LikeCount } from '../parts/like-count.tsx';
import { BusinessBadges } from './business-badges.tsx';
import { BusinessLogo } from './business-logo.tsx';
import { businessPath } from './business-path.ts';

interface BusinessResultCardProps {
  readonly business: BusinessCard;
  readonly likes: number;
  /** Rank of the name in the document. */
  readonly level?: 2 | 3;
}

/** A company among search results, with everything that helps to choose (SRCH-08). */
export function BusinessResultCard({ business, likes, level = 2 }: BusinessResultCardProps) {
  const { t } = useTranslation('cards');
  const path = usePath();
  const labels = useLabels();
  const { general, contactInfo } = business;
  const facts = [
    { label: t('fact.industry'), value: general.industry?.name },
    { label: t('fact.yearStablished'), value: general.yearStablished },
    { label: t('fact.totalEmployees'), value: labels.people(general.totalEmployees) },
  ].filter(({ value }) => value !== undefined);
  return (
    <article className={styles.card}>
      <div className={styles.row}>
        <div className={styles.largeLogo}>
          <BusinessLogo general={general} sizes="6rem" />
        </div>
        <div className={styles.grow}>
          <Inline justify="between" align="start">
            <CardTitle level={level} size="md" to={path(businessPath(business))}>
              {general.companyName}
            </CardTitle>
            <LikeCount likes={likes} />
          </Inline>
          <LatinName general={general} />
          <Text size="sm" tone="muted">
            {general.businessType.name}
            {contactInfo.country && (
              <>
                {' · '}
                <CountryName country={contactInfo.country} flag />
              </>
            )}
          </Text>
          <BusinessBadges business={business} />
        </div>
      </div>
      {general.shortDescription && (
        <p className={styles.clip} {...foreignText(general.shortDescription)}>
          {general.shortDescription}
        </p>
      )}
      {facts.length > 0 && (
        <dl className={styles.facts}>
          {facts.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {general.categories.length > 0 && (
        <TagList
          label={t('fact.categories')}
          items={uniqueNames(general.categories).map((text) => ({ text }))}
        />
      )}
    </article>
  );
}
