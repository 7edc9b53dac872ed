import { splitLanguagePath } from '@wbn/edition/language-path.ts';
import { itemListJsonLd } from '@wbn/search/results/list-json-ld.ts';
import { findPreparedList } from '@wbn/search/results/prepared-lists.ts';
import { resultsMeta } from '@wbn/search/results/results-meta.ts';
import { readSearchAddress, searchPath } from '@wbn/search/results/search-address.ts';
import { SearchResultsPage } from '@wbn/search/results/search-results-page.tsx';
import { shownBy } from '@wbn/search/results/shown-by.ts';
import { saveSearchPath } from '@wbn/search/saved-searches/save-search-path.ts';
import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import { apiContext, viewContext } from '../context.ts';
import { pack } from '../data/pack.server.ts';
import { unpack } from '../data/packed.ts';
import { readCountries, readIndustryTree } from '../data/reference-data.server.ts';
import { search } from '../data/search.server.ts';
import { addSurrogateKeys } from '../data/surrogate-keys.server.ts';
import { translator } from '../i18n/translator.server.ts';
import { useDirectory } from '../layout/use-directory.ts';
import { headMeta } from '../seo/head.ts';
import { addJsonLd, addressOf } from '../seo/json-ld.server.ts';
import { LateSave } from '../viewer/late-save.tsx';

export async function loader({ context, url }: LoaderFunctionArgs) {
  const { path } = splitLanguagePath(context.get(viewContext).edition, url.pathname);
  const address = readSearchAddress(url.searchParams, findPreparedList(path));
  const [outcome, countries, industries] = await Promise.all([
    search(context.get(apiContext), address),
    readCountries(context),
    readIndustryTree(context),
  ]);
  const { t, editionLabel } = translator(context, 'search');
  if (!outcome.failed) {
    addSurrogateKeys(context, { list: outcome.mode }, ...shownBy(outcome));
    addJsonLd(
      context,
      itemListJsonLd(outcome, address, (path) => addressOf(context, path)),
    );
  }
  const head = {
    ...resultsMeta(t, { address, outcome, countries, industries, editionLabel }),
    path: searchPath(address),
    // What somebody typed is worth finding where it was typed; lists without words are the same everywhere.
    alternates: address.search === '' ? ('network' as const) : ('site' as const),
  };
  return data(
    { head, page: pack(context, { address, outcome, savePath: saveSearchPath(address, head.title) }) },
    { status: outcome.failed ? 503 : 200 },
  );
}

export const meta = headMeta;

export default function SearchResult() {
  const { address, outcome, savePath } = unpack(useLoaderData<typeof loader>().page);
  const { countries = [] } = useDirectory();
  return (
    <SearchResultsPage
      address={address}
      outcome={outcome}
      countries={countries}
      savePath={savePath}
      drawSave={(business, among) => <LateSave {...business} among={among} />}
    />
  );
}
