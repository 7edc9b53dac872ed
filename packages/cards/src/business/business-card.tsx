import { usePath } from '@wbn/edition/use-path.ts';
import { classNames } from '@wbn/ui-kit/layout/class-names.ts';
import { MutedText } from '@wbn/ui-kit/text/text.tsx';
import { foreignText } from '../labels/foreign-text.ts';
import * as styles from '../parts/card.css.ts';
import { CardTitle } from '../parts/card-title.tsx';
import { CountryName } from '../parts/country-name.tsx';
import { LatinName } from '../parts/latin-name.tsx';
import { BusinessBadges } from './business-badges.tsx';
import { BusinessLogo } from './business-logo.tsx';
import { businessPath } from './business-path.ts';
import type { CardBusiness } from './card-business.ts';

interface BusinessCardProps {
  readonly business: CardBusiness;
  /** Limits the description to three lines on phones, for cards in a row. */
  readonly brief?: boolean;
}

/** A company with name, photo, short description and 'country - business type name' (WID-02). */
export function BusinessCard({ business, brief = false }: BusinessCardProps) {
  const path = usePath();
  const { companyName, shortDescription, businessType } = business.general;
  const { country } = business.contactInfo;
  return (
    <article className={styles.card}>
      <div className={styles.row}>
        <div className={styles.logo}>
          <BusinessLogo general={business.general} sizes="6rem" />
        </div>
        <div className={styles.grow}>
          <CardTitle level={3} to={path(businessPath(business))}>
            {companyName}
          </CardTitle>
          <LatinName general={business.general} />
          <MutedText>
            {country && (
              <>
                <CountryName country={country} />
                {' - '}
              </>
            )}
            {businessType.name}
          </MutedText>
        </div>
      </div>
      {shortDescription && (
        <p
          className={classNames(styles.clip, brief && styles.clipOnPhones)}
          {...foreignText(shortDescription, business.general.textLanguage)}
        >
          {shortDescription}
        </p>
      )}
      <div className={styles.foot}>
        <BusinessBadges business={business} />
      </div>
    </article>
  );
}
