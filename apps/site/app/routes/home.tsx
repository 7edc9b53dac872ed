import { HomePage } from '@wbn/marketing-pages/home/home-page.tsx';
import { listLastRegisteredBusinessesQuery } from '@wbn/marketing-pages/home/list-last-registered-businesses.query.ts';
import { IndustryTiles } from '@wbn/search/industries/industry-tiles.tsx';
import { findPreparedList } from '@wbn/search/results/prepared-lists.ts';
import { searchBusinessesQuery } from '@wbn/search/results/search.query.ts';
import { readSearchAddress } from '@wbn/search/results/search-address.ts';
import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import { apiContext, viewContext } from '../context.ts';
import { readIndustryTiles } from '../data/counted-tree.server.ts';
import { loadOptional } from '../data/load-or-fail.server.ts';
import { addSurrogateKeys } from '../data/surrogate-keys.server.ts';
import { translator } from '../i18n/translator.server.ts';
import { addressOf, jsonLd } from '../seo/json-ld.server.ts';
import { headMeta } from '../seo/page-meta.ts';

/** Number of cards in one row. */
const companiesOfCountry = 3;

export async function loader({ context }: LoaderFunctionArgs) {
  const { homeGroups, country: code } = context.get(viewContext).edition;
  const api = context.get(apiContext);
  const ofCountry = readSearchAddress(
    new URLSearchParams({ countries: code }),
    findPreparedList('/companies'),
  );
  const [groups, found, { tiles, counted }] = await Promise.all([
    loadOptional(listLastRegisteredBusinessesQuery(api, homeGroups)),
    loadOptional(searchBusinessesQuery(api, ofCountry, false)),
    readIndustryTiles(context),
  ]);
  const country = found && {
    country: code,
    businesses: found.results.slice(0, companiesOfCountry).map(({ businessProfile }) => businessProfile),
    total: found.total,
  };
  const shown = [...(groups ?? []), ...(country ? [country] : [])].flatMap(({ businesses }) => businesses);
  addSurrogateKeys(context, ...shown.map(({ businessID }) => ({ business: businessID })));
  const { t, editionLabel } = translator(context, 'marketing-pages');
  const address = addressOf(context, '/');
  const website = {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    name: `WBN ${editionLabel}`,
    url: address,
    potentialAction: {
      '@type': 'SearchAction',
      target: `${addressOf(context, '/search-result')}?business=MA&countries=global&search={search_term_string}`,
      'query-input': 'required name=search_term_string',
    },
  };
  const head = {
    title: t('home.title'),
    description: t('home.description'),
    path: '/',
    jsonLd: jsonLd(context, website),
  };
  // The page is useful without its companies, but must not be cached.
  return data({ head, groups, country, tiles }, { status: groups && country && counted ? 200 : 503 });
}

export const meta = headMeta;

export default function Home() {
  const { groups, country, tiles } = useLoaderData<typeof loader>();
  return <HomePage groups={groups} country={country} industries={<IndustryTiles tiles={tiles} />} />;
}
