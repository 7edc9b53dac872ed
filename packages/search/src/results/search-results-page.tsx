import { useEdition, useLanguage } from '@wbn/edition/use-edition.tsx';
import { usePath } from '@wbn/edition/use-path.ts';
import { ButtonLink } from '@wbn/ui-kit/controls/button-link.tsx';
import { ErrorState } from '@wbn/ui-kit/layout/error-state.tsx';
import { Inline } from '@wbn/ui-kit/layout/inline.tsx';
import { Stack } from '@wbn/ui-kit/layout/stack.tsx';
import { useSlowNavigation } from '@wbn/ui-kit/layout/use-slow-navigation.ts';
import { Heading } from '@wbn/ui-kit/text/heading.tsx';
import { MutedText, Text } from '@wbn/ui-kit/text/text.tsx';
import { TextLink } from '@wbn/ui-kit/text/text-link.tsx';
import { VisuallyHidden } from '@wbn/ui-kit/text/visually-hidden.tsx';
import { useTranslation } from 'react-i18next';
import type { CountryOption } from '../countries/country-option.ts';
import { ActiveFilters } from './active-filters.tsx';
import { chosenNames } from './chosen-names.ts';
import { countText } from './count-text.ts';
import * as styles from './facet-rail.css.ts';
import { FacetRail } from './facet-rail.tsx';
import { FoundResults } from './found-results.tsx';
import { findPreparedList } from './prepared-lists.ts';
import type { DrawSave } from './result-list.tsx';
import { rangeOf } from './result-range.ts';
import { ResultSkeletons } from './result-skeletons.tsx';
import { type SearchAddress, searchPath } from './search-address.ts';
import type { SearchOutcome } from './search-outcome.ts';
import { TypeTabs } from './type-tabs.tsx';

interface SearchResultsPageProps {
  readonly address: SearchAddress;
  readonly outcome: SearchOutcome;
  readonly countries: readonly CountryOption[];
  /** Where the search is saved, without language. */
  readonly savePath?: string;
  /** Draws what keeps a company from its card. */
  readonly drawSave?: DrawSave;
}

const isSearch = (pathname: string) => {
  const page = pathname.slice(pathname.lastIndexOf('/'));
  return page === '/search-result' || findPreparedList(page) !== undefined;
};

/** Results of a search: companies, products or people, five on a page (SRCH). */
export function SearchResultsPage(props: SearchResultsPageProps) {
  const { address, outcome, countries, savePath, drawSave } = props;
  const { t } = useTranslation('search');
  const language = useLanguage();
  const path = usePath();
  const { busy, slow } = useSlowNavigation(isSearch);
  const facets = outcome.failed ? [] : outcome.facets;
  const hasFacets = facets.length > 0;
  const hasChoice = facets.some(({ values }) => values.some(({ chosen }) => chosen));
  const { from, to } = rangeOf(address, outcome.failed ? 0 : outcome.results.length);

  return (
    <Stack space="lg">
      <Stack space="xs" as="header">
        <Heading level={1} size="lg">
          <ResultsHeading address={address} outcome={outcome} />
        </Heading>
        {address.list && <Text tone="muted">{t(`list.${address.list}.lead`)}</Text>}
        <Inline space="sm">
          {!outcome.failed && to > 0 && outcome.total > outcome.results.length && (
            <MutedText>
              {t('results.range', {
                from,
                to,
                total: countText(outcome.total, outcome.totalIsLeast, language),
              })}
            </MutedText>
          )}
          {savePath && (
            <Text size="sm">
              <TextLink to={path(savePath)} rel="nofollow">
                {t('results.save')}
              </TextLink>
            </Text>
          )}
        </Inline>
      </Stack>
      {!address.list && <TypeTabs address={address} tabs={outcome.failed ? [] : outcome.tabs} />}
      {(address.search !== '' || address.list || hasChoice) && (
        <Inline space="sm" justify="between">
          <ActiveFilters address={address} facets={facets} />
          {address.list && <OwnCountry address={address} countries={countries} />}
        </Inline>
      )}
      <div className={hasFacets ? styles.beside : undefined}>
        {!outcome.failed && <FacetRail address={address} outcome={outcome} />}
        <div className={styles.results} aria-busy={busy}>
          <VisuallyHidden as="div" role="status">
            {slow ? t('results.loading') : <ResultsHeading address={address} outcome={outcome} />}
          </VisuallyHidden>
          {slow ? (
            <ResultSkeletons mode={outcome.mode} size={address.size} />
          ) : outcome.failed ? (
            <Failure address={address} />
          ) : (
            <FoundResults address={address} outcome={outcome} drawSave={drawSave} />
          )}
        </div>
      </div>
    </Stack>
  );
}

/** 'N Results for {type label} - {query}' (SRCH-01), the category by its name as a part of the query; an empty query drops ' - ' (decision 16). */
function ResultsHeading({ address, outcome }: Pick<SearchResultsPageProps, 'address' | 'outcome'>) {
  const { t } = useTranslation('search');
  const language = useLanguage();
  const { list } = address;
  if (list)
    return outcome.failed || outcome.totalIsLeast
      ? t(`list.${list}.title`)
      : t(`list.${list}.heading`, { count: outcome.total });
  const type = t(`type.${address.business}`);
  if (outcome.failed) return t('results.headingFailed', { type });
  const count = outcome.total;
  const categories = chosenNames(outcome, 'categories');
  const within = categories.length > 0 ? categories : chosenNames(outcome, 'industries');
  const query = [...(address.search ? [address.search] : []), ...within].join(', ');
  const found = countText(count, outcome.totalIsLeast, language);
  return query
    ? t('results.heading', { count, found, type, query })
    : t('results.headingWithoutQuery', { count, found, type });
}

function Failure({ address }: { readonly address: SearchAddress }) {
  const { t } = useTranslation('search');
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

/** Narrows a list to the country of the edition. */
function OwnCountry({ address, countries }: OwnCountryProps) {
  const { t } = useTranslation('search');
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
