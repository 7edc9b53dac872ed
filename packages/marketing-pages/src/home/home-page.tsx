import { SampleNotice } from '@wbn/cards/parts/sample-notice.tsx';
import { useHosts } from '@wbn/edition/use-edition.tsx';
import { usePath } from '@wbn/edition/use-path.ts';
import { registerLink } from '@wbn/session/account-links.ts';
import { drawnWhenNear } from '@wbn/ui-kit/layout/drawn-when-near.css.ts';
import { Stack } from '@wbn/ui-kit/layout/stack.tsx';
import { lazy, type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { CountryBusinesses, type CountryCompanies } from './country-businesses.tsx';
import type { BusinessGroup } from './group-last-registered.ts';
import { Hero } from './hero.tsx';
import { LatestBusinesses } from './latest-businesses.tsx';
import * as styles from './register-banner.css.ts';
import { WaysIn } from './ways-in.tsx';

const loadTerritorialSites = async () => ({
  default: (await import('../network/territorial-sites.tsx')).TerritorialSites,
});

/** Links at the end of a long page, drawn by the server: their code need not come before they are seen. */
const TerritorialSites = import.meta.env.SSR
  ? (await loadTerritorialSites()).default
  : lazy(loadTerritorialSites);

export interface HomePageProps {
  /** Latest companies by group; undefined when they could not be loaded. */
  readonly groups: readonly BusinessGroup[] | undefined;
  /** Companies of the edition's own country; undefined when they could not be loaded. */
  readonly country: CountryCompanies | undefined;
  /** The industries with what is in them, drawn by the room that knows searches. */
  readonly industries: ReactNode;
}

/** The home page of an edition (HOME). */
export function HomePage({ groups, country, industries }: HomePageProps) {
  const shown = [...(country?.businesses ?? []), ...(groups ?? []).flatMap(({ businesses }) => businesses)];
  return (
    <Stack space="xl">
      <Stack space="md">
        <Hero />
        {industries}
        <WaysIn />
      </Stack>
      <Stack space="sm">
        <SampleNotice of={shown} />
        <CountryBusinesses companies={country} />
      </Stack>
      <RegisterBanner />
      <LatestBusinesses groups={groups} />
      <div className={drawnWhenNear}>
        <Suspense fallback={null}>
          <TerritorialSites />
        </Suspense>
      </div>
    </Stack>
  );
}

/** The way to an account, and back to this page with it (HOME-10); for whoever has one, the way to a company. */
function RegisterBanner() {
  const { t } = useTranslation('marketing-pages');
  const path = usePath();
  const { accounts, site } = useHosts();
  return (
    <section aria-label={t('banner.heading')} className={styles.banner}>
      <div className={styles.words}>
        <p className={styles.heading}>{t('banner.heading')}</p>
        <p className={styles.text}>{t('banner.text')}</p>
      </div>
      <a href={registerLink(accounts, `${site}${path('/')}`)} className={styles.visitor}>
        {t('banner.register')}
      </a>
      <Link to={path('/business/create')} className={styles.member}>
        {t('banner.create')}
      </Link>
    </section>
  );
}
