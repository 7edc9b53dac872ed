import type { BusinessAccess, BusinessCard } from '@wbn/contract/business/business.ts';
import { usePath } from '@wbn/edition/use-path.ts';
import { useText } from '@wbn/edition/use-text.ts';
import { ButtonLink } from '@wbn/ui-kit/controls/buttons/button-link.tsx';
import { Stack } from '@wbn/ui-kit/layout/stack.tsx';
import { Surface } from '@wbn/ui-kit/layout/surface.tsx';
import { Text } from '@wbn/ui-kit/text/text.tsx';
import { Inbox } from 'lucide-react';
import { foreignText } from '../labels/foreign-text.ts';
import * as styles from '../parts/card.css.ts';
import { BusinessBadges } from './business-badges.tsx';
import { BusinessLogo } from './business-logo.tsx';
import { BusinessNameLink } from './business-name-link.tsx';
import { requestsPath, sendRequestPath } from './business-path.ts';
import { TypeAndPlace } from './type-and-place.tsx';

interface BusinessSummaryCardProps {
  readonly business: BusinessCard;
  /** Product of the company that an inquiry would be about. */
  readonly productID?: string;
  /**
   * Present for owner, admin and member, who see a link to the requests; everybody else sees Send Request (WID-05 to
   * WID-07).
   */
  readonly session?: BusinessAccess | null | undefined;
}

/** Summary of the company that offers a product, with a link to its page. */
export function BusinessSummaryCard({ business, productID, session }: BusinessSummaryCardProps) {
  const t = useText('cards');
  const path = usePath();
  const { shortDescription } = business.general;
  return (
    <Surface as="section" aria-label={t('aboutCompany')}>
      <Stack space="sm">
        <div className={styles.row}>
          <div className={styles.logo}>
            <BusinessLogo general={business.general} sizes="6rem" />
          </div>
          <div className={styles.grow}>
            <BusinessNameLink business={business} />
            <TypeAndPlace business={business} />
          </div>
        </div>
        <BusinessBadges business={business} session={session} />
        {shortDescription && (
          <Text
            size="sm"
            tone="muted"
            clamp={3}
            {...foreignText(shortDescription, business.general.textLanguage)}
          >
            {shortDescription}
          </Text>
        )}
        {session ? (
          <ButtonLink to={path(requestsPath(business.businessID))} icon={<Inbox aria-hidden="true" />} block>
            {t('requests')}
          </ButtonLink>
        ) : (
          <ButtonLink
            to={path(sendRequestPath(business.businessID, productID))}
            rel="nofollow"
            variant="secondary"
            block
          >
            {t('sendRequest')}
          </ButtonLink>
        )}
      </Stack>
    </Surface>
  );
}
