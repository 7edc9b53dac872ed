import { BusinessCardList } from '@wbn/cards/business/business-card-list.tsx';
import type { CardBusiness } from '@wbn/cards/business/card-business.ts';
import { openQuotationsPath } from '@wbn/cards/business/quotation-paths.ts';
import { SampleNotice } from '@wbn/cards/parts/sample-notice.tsx';
import { formatNumber } from '@wbn/edition/format.ts';
import { useEdition, useEditionLabel, useHosts } from '@wbn/edition/use-edition.tsx';
import { useLocale } from '@wbn/edition/use-locale.ts';
import { usePath } from '@wbn/edition/use-path.ts';
import { useText } from '@wbn/edition/use-text.ts';
import { registerLink } from '@wbn/session/account-links.ts';
import { ButtonLink } from '@wbn/ui-kit/controls/buttons/button-link.tsx';
import { Columns } from '@wbn/ui-kit/layout/columns.tsx';
import { ErrorState } from '@wbn/ui-kit/layout/error-state.tsx';
import { Inline } from '@wbn/ui-kit/layout/inline.tsx';
import { lazyRendered } from '@wbn/ui-kit/layout/lazy-rendered.css.ts';
import { Stack } from '@wbn/ui-kit/layout/stack.tsx';
import { Anchor } from '@wbn/ui-kit/text/anchor.tsx';
import { Heading } from '@wbn/ui-kit/text/heading.tsx';
import { Text } from '@wbn/ui-kit/text/text.tsx';
import { TextLink } from '@wbn/ui-kit/text/text-link.tsx';
import { Boxes, FileQuestion, Globe, Handshake, LayoutGrid, Search, UsersRound } from 'lucide-react';
import { lazy, type ReactNode, Suspense } from 'react';
import type { BusinessGroup } from './group-last-registered.ts';
import * as styles from './home-page.css.ts';
import { IntroVideo } from './intro-video.tsx';
import { MissingPage } from './missing-page.tsx';

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
  /** Numbers of what the directory has; undefined when they could not be loaded. */
  readonly totals: DirectoryTotals | undefined;
  /** Industry tiles, rendered by the package `search`, which this package does not import. */
  readonly industries: ReactNode;
  /** Cards of the largest groups, rendered by the package `social`; empty when there are none. */
  readonly groupCards: readonly ReactNode[];
}

/** The home page of an edition (HOME). */
export function HomePage({ groups, country, totals, industries, groupCards }: HomePageProps) {
  const shown = [...(country?.businesses ?? []), ...(groups ?? []).flatMap(({ businesses }) => businesses)];
  return (
    <Stack space="xl">
      <Stack space="md">
        <MissingPage />
        <Hero totals={totals} />
        <SupplierBanner openQuotations={totals?.openQuotations ?? 0} />
        <div className={styles.belowColumn}>{industries}</div>
        <Shortcuts />
      </Stack>
      <Stack space="sm">
        <SampleNotice of={shown} />
        <CountryBusinesses companies={country} />
      </Stack>
      <LargestGroups cards={groupCards} />
      <LatestBusinesses groups={groups} />
      <Film />
      <div className={lazyRendered}>
        <Suspense fallback={null}>
          <TerritorialSites />
        </Suspense>
      </div>
    </Stack>
  );
}

/** What suppliers come for: registration, which returns to this page (HOME-10), or a company's page for members, and what buyers ask for. */
function SupplierBanner({ openQuotations }: { readonly openQuotations: number }) {
  const t = useText('marketing-pages');
  const path = usePath();
  const { accounts, site } = useHosts();
  return (
    <section aria-label={t('banner.heading')} className={styles.banner}>
      <div className={styles.words}>
        <p className={styles.heading}>{t('banner.heading')}</p>
        <p className={styles.text}>{t('banner.text')}</p>
        {openQuotations > 0 && (
          <Anchor to={path(openQuotationsPath())} className={styles.open}>
            {t('banner.open', { count: openQuotations })}
          </Anchor>
        )}
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
  { name: 'groups', to: '/groups', Icon: UsersRound },
  { name: 'openQuotations', to: openQuotationsPath(), Icon: FileQuestion },
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

/** The largest groups and a link to all; nothing while there are none. */
function LargestGroups({ cards }: { readonly cards: readonly ReactNode[] }) {
  const t = useText('marketing-pages');
  const path = usePath();
  if (cards.length === 0) return null;
  return (
    <Stack as="section" space="sm" aria-labelledby="home-groups">
      <Inline space="sm" align="baseline" justify="between">
        <Heading level={2} id="home-groups">
          {t('groups.heading')}
        </Heading>
        <Text size="sm">
          <TextLink to={path('/groups')}>{t('groups.all')}</TextLink>
        </Text>
      </Inline>
      <Text tone="muted">{t('groups.lead')}</Text>
      <Columns minimum={260} swipe>
        {cards}
      </Columns>
    </Stack>
  );
}

const about = [
  { name: 'aboutUs', to: '/about-us' },
  { name: 'whyWbn', to: '/why-wbn' },
  { name: 'plans', to: '/listing-packages' },
] as const;

/** The intro video (HOME-03), for those who want to know more, and links to texts. */
function Film() {
  const t = useText('marketing-pages');
  const path = usePath();
  const edition = useEditionLabel();
  return (
    <section aria-labelledby="home-film" className={styles.film}>
      <Stack space="sm">
        <Heading level={2} id="home-film">
          {t('film.heading', { edition })}
        </Heading>
        {about.map(({ name, to }) => (
          <Text key={name}>
            <TextLink to={path(to)}>{t(`film.${name}`)}</TextLink>
          </Text>
        ))}
      </Stack>
      <IntroVideo />
    </section>
  );
}

export interface DirectoryTotals {
  readonly businesses: number;
  readonly products: number;
  readonly countries: number;
  readonly groups: number;
  readonly openQuotations: number;
}

const figures = [
  { name: 'businesses', to: '/companies' },
  { name: 'products', to: '/search-result?business=PR&countries=global&search=' },
  { name: 'countries', to: '/countries?business=ALL' },
  { name: 'groups', to: '/groups' },
] as const;

/** How much there is to find, as links to it; leaves out what there is none of. */
function Figures({ totals }: { readonly totals: DirectoryTotals }) {
  const t = useText('marketing-pages');
  const path = usePath();
  const locale = useLocale();
  const shown = figures.filter(({ name }) => totals[name] > 0);
  if (shown.length === 0) return null;
  return (
    <nav aria-label={t('figures.label')}>
      <ul className={styles.figures}>
        {shown.map(({ name, to }) => (
          <li key={name} className={styles.figure}>
            <Anchor to={path(to)} className={styles.figureLink}>
              <b className={styles.number}>{formatNumber(locale, totals[name])}</b>{' '}
              {t(`figures.${name}`, { count: totals[name] })}
            </Anchor>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/**
 * What WBN is and for whom, and how much it has: first a link to the search field (the home page has none, HOME-01),
 * then help (HOME-02, HOME-05).
 */
function Hero({ totals }: Pick<HomePageProps, 'totals'>) {
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
        <img
          src={heroPicture}
          alt={t('hero.picture', { edition })}
          width="960"
          height="360"
          className={styles.picture}
        />
      </div>
      {totals && <Figures totals={totals} />}
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
