import { BusinessCardList } from '@wbn/cards/business/business-card-list.tsx';
import type { CardBusiness } from '@wbn/cards/business/card-business.ts';
import { SampleNotice } from '@wbn/cards/parts/sample-notice.tsx';
import { useEdition, useEditionLabel, useHosts } from '@wbn/edition/use-edition.tsx';
import { usePath } from '@wbn/edition/use-path.ts';
import { useText } from '@wbn/edition/use-text.ts';
import { registerLink } from '@wbn/session/account-links.ts';
import { ButtonLink } from '@wbn/ui-kit/controls/buttons/button-link.tsx';
import { ErrorState } from '@wbn/ui-kit/layout/error-state.tsx';
import { Inline } from '@wbn/ui-kit/layout/inline.tsx';
import { lazyRendered } from '@wbn/ui-kit/layout/lazy-rendered.css.ts';
import { Stack } from '@wbn/ui-kit/layout/stack.tsx';
import { Anchor } from '@wbn/ui-kit/text/anchor.tsx';
import { Heading } from '@wbn/ui-kit/text/heading.tsx';
import { Text } from '@wbn/ui-kit/text/text.tsx';
import { TextLink } from '@wbn/ui-kit/text/text-link.tsx';
import { Boxes, Globe, Handshake, LayoutGrid, Search } from 'lucide-react';
import { lazy, type ReactNode, Suspense } from 'react';
import type { BusinessGroup } from './group-last-registered.ts';
import * as styles from './home-page.css.ts';
import { IntroVideo } from './intro-video.tsx';

const loadTerritorialSites = async () => ({
  default: (await import('../network/territorial-sites.tsx')).TerritorialSites,
});

/** Links at the end of a long page: rendered on the server, their code is loaded when they come into view. */
const TerritorialSites = import.meta.env.SSR
  ? (await loadTerritorialSites()).default
  : lazy(loadTerritorialSites);

interface HomePageProps {
  /** Latest companies by group; undefined when they could not be loaded. */
  readonly groups: readonly BusinessGroup[] | undefined;
  /** Companies of the edition's country; undefined when they could not be loaded. */
  readonly country: CountryCompanies | undefined;
  /** Industry tiles, rendered by the package `search`, which this package does not import. */
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
        <Shortcuts />
      </Stack>
      <Stack space="sm">
        <SampleNotice of={shown} />
        <CountryBusinesses companies={country} />
      </Stack>
      <RegisterBanner />
      <LatestBusinesses groups={groups} />
      <div className={lazyRendered}>
        <Suspense fallback={null}>
          <TerritorialSites />
        </Suspense>
      </div>
    </Stack>
  );
}

/** Link to registration that returns to this page (HOME-10); members see a link to create a company. */
function RegisterBanner() {
  const t = useText('marketing-pages');
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
      <Anchor to={path('/business/create')} className={styles.member}>
        {t('banner.create')}
      </Anchor>
    </section>
  );
}

const shortcuts = [
  { name: 'industries', to: '/industries', Icon: LayoutGrid },
  { name: 'countries', to: '/countries', Icon: Globe },
  { name: 'products', to: '/search-result?business=PR&countries=global&search=', Icon: Boxes },
  { name: 'distributors', to: '/search-result?business=DI&countries=global&search=', Icon: Handshake },
] as const;

/** Shortcuts into the directory besides the industries, because the home page has no search bar (HOME-01). */
function Shortcuts() {
  const t = useText('marketing-pages');
  const path = usePath();
  return (
    <nav aria-label={t('ways.label')}>
      <ul className={styles.list}>
        {shortcuts.map(({ name, to, Icon }) => (
          <li key={name}>
            <Anchor to={path(to)} className={styles.shortcut}>
              <Icon size={16} aria-hidden="true" />
              {t(`ways.${name}`)}
            </Anchor>
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface CountryCompanies {
  /** ISO 3166-1 code. */
  readonly country: string;
  readonly businesses: readonly CardBusiness[];
  readonly total: number;
}

/** Companies of the edition's country and a link to all others; only the link while there are none. */
function CountryBusinesses({ companies }: { readonly companies: CountryCompanies | undefined }) {
  const t = useText('marketing-pages');
  const path = usePath();
  const { id } = useEdition();
  if (!companies) return null;
  const everywhere = <TextLink to={path('/companies')}>{t('country.everywhere')}</TextLink>;
  const name = companies.businesses[0]?.contactInfo.country?.countryName;
  if (name === undefined) {
    return (
      <Text tone="muted">
        {t('country.none', { place: t(`network.sites.${id}`) })} {everywhere}
      </Text>
    );
  }
  const { country, businesses, total } = companies;
  return (
    <BusinessCardList
      title={t('country.heading', { country: name })}
      businesses={businesses}
      more={
        <Inline space="sm" align="baseline">
          <Text size="sm">
            <TextLink to={path(`/companies?countries=${country}`)}>
              {t('country.all', { count: total, country: name })}
            </TextLink>
          </Text>
          <Text size="sm">{everywhere}</Text>
        </Inline>
      }
      swipe
    />
  );
}

/**
 * What WBN is and for whom, as text and video: first a link to the search field (the home page has none, HOME-01),
 * then help (HOME-02 to HOME-05).
 */
function Hero() {
  const t = useText('marketing-pages');
  const path = usePath();
  const { heroPicture } = useEdition();
  const edition = useEditionLabel();
  return (
    <section aria-labelledby="home-title" className={styles.hero}>
      <div className={styles.top}>
        <div className={styles.heroWords}>
          <Heading level={1} id="home-title">
            {t('hero.heading')}
          </Heading>
          <p className={styles.lead}>{t('hero.whatItIs', { edition })}</p>
          <div className={styles.background}>
            <Text tone="muted">{t('hero.network', { edition })}</Text>
          </div>
          <div className={styles.actions}>
            <ButtonLink
              to={path('/search-result?business=ALL&countries=global&search=#find')}
              icon={<Search aria-hidden="true" />}
            >
              {t('hero.find')}
            </ButtonLink>
            <ButtonLink to={path('/request-quotation')} variant="secondary">
              {t('hero.requestQuotation')}
            </ButtonLink>
            <ButtonLink to={path('/contact-us/form')} variant="secondary">
              {t('hero.needHelp')}
            </ButtonLink>
          </div>
        </div>
        <IntroVideo />
      </div>
      <img
        src={heroPicture}
        alt={t('hero.picture', { edition })}
        width="960"
        height="360"
        className={styles.picture}
      />
    </section>
  );
}

/** The latest companies in their four groups (HOME-06..08). */
function LatestBusinesses({ groups }: { readonly groups: readonly BusinessGroup[] | undefined }) {
  const t = useText('marketing-pages');
  return (
    <Stack space="lg">
      <Stack space="xxs">
        <Heading level={2} size="xl">
          {t('latest.heading')}
        </Heading>
        <Text tone="muted">{t('latest.intro')}</Text>
      </Stack>
      {groups ? (
        <Stack space="md">
          {groups.map((group) => (
            <div key={group.type} className={lazyRendered}>
              <Group group={group} />
            </div>
          ))}
        </Stack>
      ) : (
        <ErrorState title={t('latest.failed')} />
      )}
    </Stack>
  );
}

function Group({ group: { type, businesses } }: { readonly group: BusinessGroup }) {
  const t = useText('marketing-pages');
  const path = usePath();
  const title = t(`latest.${type}.title`);
  const all = (
    <Text size="sm">
      <TextLink to={path(`/search-result?business=${type}&countries=global&search=`)}>
        {t(`latest.${type}.all`)}
      </TextLink>
    </Text>
  );
  if (businesses.length > 0)
    return <BusinessCardList title={title} businesses={businesses} more={all} swipe />;
  return (
    <Stack space="xs">
      <Heading level={2}>{title}</Heading>
      <Text tone="muted">{t('latest.empty')}</Text>
      {all}
    </Stack>
  );
}
