import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { ApiError } from '@wbn/api-client/api-error.ts';
import { runQuery } from '@wbn/api-client/run-query.ts';
import { splitLanguagePath } from '@wbn/edition/language-path.ts';
import { itemListJsonLd } from '@wbn/search/results/list-json-ld.ts';
import { findPreparedList } from '@wbn/search/results/prepared-lists.ts';
import { quotationPath } from '@wbn/search/results/quotation-path.ts';
import { resultIds, shownResults } from '@wbn/search/results/result-ids.ts';
import { resultsMeta } from '@wbn/search/results/results-meta.ts';
import {
  searchBusinessesQuery,
  searchProductsQuery,
  searchUsersQuery,
} from '@wbn/search/results/search.query.ts';
import {
  hasChoices,
  readSearchAddress,
  type SearchAddress,
  searchPath,
} from '@wbn/search/results/search-address.ts';
import { countFull, type SearchOutcome } from '@wbn/search/results/search-outcome.ts';
import { SearchResultsPage } from '@wbn/search/results/search-results-page.tsx';
import { saveSearchPath } from '@wbn/search/saved-searches/save-search-path.ts';
import { searchModeOf } from '@wbn/search/search-type.ts';
import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import { apiContext, responseContext, viewContext } from '../context.ts';
import { readCountries, readIndustryTree } from '../data/reference-data.server.ts';
import { addSurrogateKeys } from '../data/surrogate-keys.server.ts';
import { translator } from '../i18n/translator.server.ts';
import { useCountries } from '../layout/use-countries.ts';
import { addressOf, jsonLd } from '../seo/json-ld.server.ts';
import { headMeta } from '../seo/page-meta.ts';
import { SaveBusiness } from '../viewer/save-business.tsx';

export async function loader({ context, url }: LoaderFunctionArgs) {
  const { edition, language } = context.get(viewContext);
  const { path } = splitLanguagePath(edition, url.pathname);
  const asked = readSearchAddress(url.searchParams, findPreparedList(path));
  const [outcome, countries, industries] = await Promise.all([
    search(context.get(apiContext), asked),
    readCountries(context),
    readIndustryTree(context),
  ]);
  // When no company of the type matches, companies of all types are shown.
  const address = !outcome.failed && outcome.allTypes ? { ...asked, business: 'ALL' as const } : asked;
  const { t, editionLabel } = translator(context, 'search');
  if (!outcome.failed) {
    addSurrogateKeys(context, { list: outcome.mode }, ...resultIds(outcome));
    // Later pages are read by few, and their places say little.
    if (asked.page === 1)
      context.get(responseContext).counted = {
        words: asked.search,
        results: shownResults(outcome),
        // Words of searches for people are names.
        ...(asked.search.trim() !== '' &&
          outcome.mode !== 'user' && {
            search: {
              edition: edition.id,
              language,
              isFound: countFull(outcome).count > 0,
              isFiltered: hasChoices(asked),
            },
          }),
      };
  }
  const head = {
    ...resultsMeta(t, { address, outcome, countries, industries, editionLabel }),
    path: searchPath(address),
    // Searches with words are indexed on their own site only; lists without words are alternates of each other on all
    // sites.
    alternates: address.search === '' ? ('network' as const) : ('site' as const),
    jsonLd: outcome.failed
      ? []
      : jsonLd(
          context,
          itemListJsonLd(outcome, address, (path) => addressOf(context, path)),
        ),
  };
  return data(
    {
      head,
      address,
      asked: asked.business,
      outcome,
      savePath: saveSearchPath(address, head.title),
      quotePath: quotationPath(address, outcome),
    },
    { status: outcome.failed ? 503 : 200 },
  );
}

/** Runs the search of an address. An unreachable API is an outcome of its own (SRCH-04). */
async function search(api: ApiClient, address: SearchAddress): Promise<SearchOutcome> {
  const mode = searchModeOf(address.business);
  try {
    switch (mode) {
      case 'business':
        return { mode, ...(await runQuery(searchBusinessesQuery(api, address))) };
      case 'product':
        return { mode, ...(await runQuery(searchProductsQuery(api, address))) };
      case 'user':
        return { mode, ...(await runQuery(searchUsersQuery(api, address))) };
    }
  } catch (error) {
    if (error instanceof ApiError) return { mode, failed: true };
    throw error;
  }
}

export const meta = headMeta;

export default function SearchResult() {
  const { address, asked, outcome, savePath, quotePath } = useLoaderData<typeof loader>();
  const countries = useCountries();
  return (
    <SearchResultsPage
      address={address}
      asked={asked}
      outcome={outcome}
      countries={countries}
      savePath={savePath}
      quotePath={quotePath}
      drawSave={(business, among) => <SaveBusiness {...business} among={among} />}
    />
  );
}
