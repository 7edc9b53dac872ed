import type { SearchTypeCode } from '@wbn/contract/catalog/business-type-codes.ts';
import type { SearchTab } from '@wbn/contract/search/search-reply.ts';
import { useEdition, useLanguage } from '@wbn/edition/use-edition.tsx';
import { usePath } from '@wbn/edition/use-path.ts';
import { useText } from '@wbn/edition/use-text.ts';
import { ButtonLink } from '@wbn/ui-kit/controls/buttons/button-link.tsx';
import { Columns } from '@wbn/ui-kit/layout/columns.tsx';
import { ErrorState } from '@wbn/ui-kit/layout/error-state.tsx';
import { Inline } from '@wbn/ui-kit/layout/inline.tsx';
import { PageHeader } from '@wbn/ui-kit/layout/page-header.tsx';
import { Skeleton } from '@wbn/ui-kit/layout/skeleton.tsx';
import { Stack } from '@wbn/ui-kit/layout/stack.tsx';
import { Surface } from '@wbn/ui-kit/layout/surface.tsx';
import { TabLinks } from '@wbn/ui-kit/layout/tab-links.tsx';
import { useSlowNavigation } from '@wbn/ui-kit/layout/use-slow-navigation.ts';
import { Text } from '@wbn/ui-kit/text/text.tsx';
import { TextLink } from '@wbn/ui-kit/text/text-link.tsx';
import { VisuallyHidden } from '@wbn/ui-kit/text/visually-hidden.tsx';
import type { CountryOption } from '../countries/country-option.ts';
import { type SearchMode, searchTypes } from '../search-type.ts';
import { ActiveFilters } from './active-filters.tsx';
import { chosenCategories } from './chosen-names.ts';
import { countText } from './count-text.ts';
import * as styles from './facet-rail.css.ts';
import { FacetOpener, FacetRail } from './facet-rail.tsx';
import { FoundResults } from './found-results.tsx';
import { OrderBar } from './order-bar.tsx';
import { findPreparedList } from './prepared-lists.ts';
import type { DrawSave } from './result-list.tsx';
import { resultsId, type SearchAddress, searchPath } from './search-address.ts';
import { countFull, type SearchOutcome } from './search-outcome.ts';

interface SearchResultsPageProps {
  /** The address of the shown results. */
  readonly address: SearchAddress;
  /** The requested type, when companies of all types are shown instead. */
  readonly asked?: SearchTypeCode;
  readonly outcome: SearchOutcome;
  readonly countries: readonly CountryOption[];
  /** Path that saves the search, without language. */
  readonly savePath?: string;
  /** Path that asks suppliers where there are few results, without language. */
  readonly quotePath?: string | undefined;
  /** Renders the button that saves a company. */
  readonly drawSave?: DrawSave;
}

const isSearch = (pathname: string) => {
  const page = pathname.slice(pathname.lastIndexOf('/'));
  return page === '/search-result' || findPreparedList(page) !== undefined;
};

/** The results of a search for companies, products or people, five per page (SRCH). */
export function SearchResultsPage(props: SearchResultsPageProps) {
  const { address, asked = address.business, outcome, countries, savePath, quotePath, drawSave } = props;
  const t = useText('search');
  const path = usePath();
  const { busy, slow } = useSlowNavigation(isSearch);
  const facets = outcome.failed ? [] : outcome.facets;
  // The page without results has its own link that saves the search.
  const isNothing = !outcome.failed && outcome.total === 0 && address.search !== '';
  const hasFacets = facets.length > 0;
  const hasChoice = facets.some(({ values }) => values.some(({ chosen }) => chosen));

  return (
    <div className={styles.page}>
      <PageHeader
        title={<ResultsHeading address={address} outcome={outcome} />}
        lead={address.list && t(`list.${address.list}.lead`)}
        tabs={!address.list && <TypeTabs address={address} tabs={outcome.failed ? [] : outcome.tabs} />}
      />
      <div className={hasFacets ? styles.beside : undefined}>
        {!outcome.failed && <FacetRail address={address} outcome={outcome} />}
        <div className={styles.results} aria-busy={busy}>
          <div className={styles.toolbar}>
            <div className={styles.tools}>
              {!outcome.failed && <FacetOpener facets={facets} />}
              {(address.search !== '' || address.list || hasChoice) && (
                <ActiveFilters address={address} facets={facets} />
              )}
              {address.list && <OwnCountry address={address} countries={countries} />}
              {savePath && !isNothing && (
                <Text size="sm">
                  <TextLink to={path(savePath)} rel="nofollow">
                    {t('results.save')}
                  </TextLink>
                </Text>
              )}
            </div>
            {!outcome.failed && outcome.total > 1 && outcome.results.length > 0 && (
              <OrderBar address={address} mode={outcome.mode} />
            )}
          </div>
          <VisuallyHidden as="div" role="status">
            {slow ? t('results.loading') : <ResultsHeading address={address} outcome={outcome} />}
          </VisuallyHidden>
          {slow ? (
            <ResultSkeletons mode={outcome.mode} size={address.size} />
          ) : outcome.failed ? (
            <div id={resultsId} tabIndex={-1}>
              <Failure address={address} />
            </div>
          ) : (
            <FoundResults {...{ address, asked, outcome, drawSave, savePath, quotePath }} />
          )}
        </div>
      </div>
    </div>
  );
}

/**
 * 'N Results for {type label} - {query}' (SRCH-01); a category is shown by name as part of the query, and an empty
 * query omits ' - ' (decision 16).
 */
function ResultsHeading({ address, outcome }: Pick<SearchResultsPageProps, 'address' | 'outcome'>) {
  const t = useText('search');
  const language = useLanguage();
  const { list } = address;
  if (list)
    return outcome.failed || outcome.totalIsLeast
      ? t(`list.${list}.title`)
      : t(`list.${list}.heading`, { count: outcome.total });
  const type = t(`type.${address.business}`);
  if (outcome.failed) return t('results.headingFailed', { type });
  const { count, least } = countFull(outcome);
  const query = [...(address.search ? [address.search] : []), ...chosenCategories(outcome)].join(', ');
  const found = countText(count, least, language);
  return query
    ? t('results.heading', { count, found, type, query })
    : t('results.headingWithoutQuery', { count, found, type });
}

function Failure({ address }: { readonly address: SearchAddress }) {
  const t = useText('search');
  const path = usePath();
  return (
    <ErrorState
      title={t('results.failedTitle')}
      action={<ButtonLink to={path(searchPath(address))}>{t('results.retry')}</ButtonLink>}
    />
  );
}

interface OwnCountryProps {
  readonly address: SearchAddress;
  readonly countries: readonly CountryOption[];
}

/** Link that filters a list by the country of the edition. */
function OwnCountry({ address, countries }: OwnCountryProps) {
  const t = useText('search');
  const path = usePath();
  const { country } = useEdition();
  const name = countries.find(({ value }) => value === country)?.text;
  if (address.countries.length > 0 || name === undefined) return null;
  return (
    <ButtonLink
      to={path(searchPath({ ...address, countries: [country], page: 1 }))}
      variant="secondary"
      size="sm"
    >
      {t('list.only', { country: name })}
    </ButtonLink>
  );
}

/** Grey placeholders while results load. */
function ResultSkeletons({ mode, size }: { readonly mode: SearchMode; readonly size: number }) {
  const places = Array.from({ length: size }, (_, place) => `place-${place}`);
  if (mode === 'product') {
    return (
      <Columns minimum={260}>
        {places.map((place) => (
          <Surface key={place} as="div">
            <Stack space="sm">
              <Skeleton shape="photo" />
              <Skeleton width="70%" />
              <Skeleton lines={2} />
            </Stack>
          </Surface>
        ))}
      </Columns>
    );
  }
  return (
    <Stack>
      {places.map((place) => (
        <Surface key={place} as="div">
          <Stack space="sm">
            <Inline space="md" wrap={false}>
              <Skeleton shape="block" width="5rem" height="5rem" />
              <Skeleton width="14rem" />
            </Inline>
            <Skeleton lines={3} />
          </Stack>
        </Surface>
      ))}
    </Stack>
  );
}

interface TypeTabsProps {
  readonly address: SearchAddress;
  readonly tabs: readonly SearchTab[];
}

/** Tabs for the types of results with their counts; words and filters are kept. */
function TypeTabs({ address, tabs: counts }: TypeTabsProps) {
  const t = useText('search');
  const language = useLanguage();
  const path = usePath();
  const tabs = searchTypes.map((type) => ({
    to: path(searchPath({ ...address, business: type, page: 1 })),
    label: t(`type.${type}`),
    current: type === address.business,
    count: tabCount(
      counts.find((tab) => tab.type === type),
      language,
    ),
  }));
  return <TabLinks label={t('results.types')} tabs={tabs} />;
}

/** The count of a tab; undefined when it is unknown or only a lower bound. */
function tabCount(tab: SearchTab | undefined, language: string): string | undefined {
  if (!tab || (tab.least && tab.count === 0)) return undefined;
  return countText(tab.count, tab.least, language);
}
