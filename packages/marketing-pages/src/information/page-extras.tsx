import { useEdition, useHosts } from '@wbn/edition/use-edition.tsx';
import { useLocale } from '@wbn/edition/use-locale.ts';
import { usePath } from '@wbn/edition/use-path.ts';
import { ButtonLink } from '@wbn/ui-kit/button-link.tsx';
import { DetailsTable } from '@wbn/ui-kit/details-table.tsx';
import { Stack } from '@wbn/ui-kit/stack.tsx';
import { Text } from '@wbn/ui-kit/text.tsx';
import { TextLink } from '@wbn/ui-kit/text-link.tsx';
import { useTranslation } from 'react-i18next';
import { TerritorialSites } from '../network/territorial-sites.tsx';
import * as styles from './information-page.css.ts';
import { type InformationKey, informationPages } from './information-pages.ts';
import { ListingPackages } from './listing-packages.tsx';
import { membershipPlans } from './membership-plans.ts';
import { PlanFacts } from './plan-facts.tsx';

/** What a page has besides its text; nothing for most. */
export function PageExtras({ pageKey }: { readonly pageKey: InformationKey }) {
  const plan = membershipPlans.find(({ level }) => pageKey.toLowerCase() === `membership${level}`);
  if (plan) return <PlanFacts plan={plan} />;
  if (pageKey.startsWith('tip')) return <TipLinks current={pageKey} />;
  switch (pageKey) {
    case 'contactUs':
    case 'contactForm':
      return <PhoneContacts />;
    case 'ourNetwork':
      return <TerritorialSites />;
    case 'listingPackages':
      return <ListingPackages />;
    case 'termsAndConditions':
      return <EffectiveDate />;
    case 'developers':
      return <ApiLink />;
    default:
      return null;
  }
}

function PhoneContacts() {
  const { t } = useTranslation('information');
  const { phones } = useEdition();
  return (
    <div className={styles.facts}>
      <DetailsTable
        caption={t('phone.label')}
        rows={phones.map(({ region, number }) => ({
          label: t(`phone.${region}`),
          value: (
            <TextLink href={`tel:${number.replaceAll(' ', '')}`} dir="ltr">
              {number}
            </TextLink>
          ),
        }))}
      />
    </div>
  );
}

/** LEG-02. */
function EffectiveDate() {
  const { t } = useTranslation('information');
  const date = new Intl.DateTimeFormat(useLocale(), { dateStyle: 'long', timeZone: 'UTC' }).format(
    Date.UTC(2019, 9, 21),
  );
  return <Text tone="muted">{t('effective', { date })}</Text>;
}

function ApiLink() {
  const { t } = useTranslation('information');
  const { api } = useHosts();
  return (
    <div>
      <ButtonLink href={`${api}/docs`}>{t('next.api')}</ButtonLink>
    </div>
  );
}

/** The seven tips, the one being read marked (INF-13, INF-17). */
function TipLinks({ current }: { readonly current: InformationKey }) {
  const { t } = useTranslation('information');
  const path = usePath();
  return (
    <nav aria-label={t('tips.label')}>
      <Stack space="xs">
        <Text weight="semibold">{t('tips.label')}</Text>
        <Stack as="ol" space="xxs">
          {informationPages
            .filter(({ key }) => key.startsWith('tip'))
            .map((tip) => (
              <li key={tip.key}>
                <TextLink to={path(tip.path)} aria-current={tip.key === current ? 'page' : undefined}>
                  {t(`${tip.key}.title`)}
                </TextLink>
              </li>
            ))}
        </Stack>
      </Stack>
    </nav>
  );
}
