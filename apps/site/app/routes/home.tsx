import { callQuery } from '@wbn/api-client/call-query.ts';
import { toCardBusiness } from '@wbn/cards/business/card-business.ts';
import { loadHomePage } from '@wbn/contract/pages/pages.ts';
import { groupLastRegistered } from '@wbn/marketing-pages/home/group-last-registered.ts';
import { HomePage } from '@wbn/marketing-pages/home/home-page.tsx';
import { countsById } from '@wbn/search/category-links/nearest-target.ts';
import { IndustryTiles } from '@wbn/search/industries/industry-tiles.tsx';
import { tileIndustries } from '@wbn/search/industries/tile-industries.ts';
import { GroupCard } from '@wbn/social/groups/group-card.tsx';
import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import { apiContext, viewContext } from '../context.ts';
import { loadOptional } from '../data/load-or-fail.server.ts';
import { readIndustryTree } from '../data/reference-data.server.ts';
import { addSurrogateKeys } from '../data/surrogate-keys.server.ts';
import { translator } from '../i18n/translator.server.ts';
import { addressOf, jsonLd } from '../seo/json-ld.server.ts';
import { headMeta } from '../seo/page-meta.ts';

export async function loader({ context }: LoaderFunctionArgs) {
  const { homeGroups, country: code } = context.get(viewContext).edition;
  const [page, tree] = await Promise.all([
    loadOptional(callQuery(context.get(apiContext), loadHomePage, { params: { country: code } })),
    readIndustryTree(context),
  ]);
  const groups = page && groupLastRegistered(page.latest, homeGroups);
  const country = page && {
    country: code,
    businesses: page.ofCountry.businesses.map(toCardBusiness),
    total: page.ofCountry.total,
  };
  const shown = [...(page?.latest ?? []), ...(page?.ofCountry.businesses ?? [])];
  addSurrogateKeys(
    context,
    { list: 'business' },
    { list: 'product' },
    { list: 'group' },
    ...shown.map(({ businessID }) => ({ business: businessID })),
    ...(page?.groups ?? []).map(({ groupID }) => ({ group: groupID })),
  );
  const tiles = tileIndustries(translator(context, 'search').t, tree, page && countsById(page.counts));
  const { t, editionLabel } = translator(context, 'marketing-pages');
  const address = addressOf(context, '/');
  const website = {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    name: `WBN ${editionLabel}`,
    url: address,
    potentialAction: {
      '@type': 'SearchAction',
      target: `${addressOf(context, '/search-result')}?business=ALL&countries=global&search={search_term_string}`,
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
  const body = { head, groups, country, tiles, totals: page?.totals, largestGroups: page?.groups ?? [] };
  return data(body, { status: page ? 200 : 503 });
}

export const meta = headMeta;

export default function Home() {
  const { groups, country, tiles, totals, largestGroups } = useLoaderData<typeof loader>();
  return (
    <HomePage
      groups={groups}
      country={country}
      totals={totals}
      industries={<IndustryTiles tiles={tiles} />}
      groupCards={largestGroups.map((group) => <GroupCard key={group.groupID} group={group} />)}
    />
  );
}
