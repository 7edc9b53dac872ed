import { BusinessLogo } from '@wbn/cards/business/business-logo.tsx';
import { CountryName } from '@wbn/cards/parts/country-name.tsx';
import type { OwnBusiness } from '@wbn/contract/business/business.ts';
import { Heading } from '@wbn/ui-kit/text/heading.tsx';
import { MutedText } from '@wbn/ui-kit/text/text.tsx';
import { type ReactNode, useEffect, useRef } from 'react';
import * as styles from './my-business.css.ts';

interface BusinessEntryProps {
  readonly business: Pick<OwnBusiness, 'contactInfo'> & {
    readonly general: Pick<OwnBusiness['general'], 'companyName' | 'profilePhoto'>;
  };
  readonly titleId: string;
  readonly level: 2 | 3;
  /** Highlights the entry and scrolls it into view. */
  readonly isMarked: boolean;
  /** Shown below name and country. */
  readonly badges?: ReactNode;
  readonly children: ReactNode;
}

/** A company with logo, name, country, badges and actions. */
export function BusinessEntry({ business, titleId, level, isMarked, badges, children }: BusinessEntryProps) {
  const card = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!isMarked) return;
    card.current?.focus({ preventScroll: true });
    card.current?.scrollIntoView({ block: 'center' });
  }, [isMarked]);
  const { companyName } = business.general;
  const { country } = business.contactInfo;
  return (
    <article
      ref={card}
      tabIndex={-1}
      aria-labelledby={titleId}
      data-marked={isMarked || undefined}
      className={styles.card}
    >
      <div className={styles.photo}>
        <BusinessLogo general={business.general} sizes="6rem" />
      </div>
      <div className={styles.words}>
        <Heading level={level} size="md" id={titleId}>
          <bdi className={styles.name}>{companyName}</bdi>
        </Heading>
        {country && (
          <MutedText>
            <CountryName country={country} flag />
          </MutedText>
        )}
        {badges}
      </div>
      <div className={styles.description}>{children}</div>
    </article>
  );
}
