import { countResultsByCountryQuery } from '@wbn/search/countries/count-results-by-country.query.ts';
import { countriesMeta } from '@wbn/search/countries/countries-meta.ts';
import { CountriesPage } from '@wbn/search/countries/countries-page.tsx';
import { splitByCount } from '@wbn/search/countries/country-counts.ts';
import { readSearchAddress } from '@wbn/search/results/search-address.ts';
import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import { apiContext } from '../context.ts';
import { loadOptional } from '../data/load-or-fail.server.ts';
import { readCountries } from '../data/reference-data.server.ts';
import { translator } from '../i18n/translator.server.ts';
import { headMeta } from '../seo/page-meta.ts';

export async function loader({ context, url }: LoaderFunctionArgs) {
  const { business } = readSearchAddress(url.searchParams);
  const [countries, counts] = await Promise.all([
    readCountries(context),
    loadOptional(countResultsByCountryQuery(context.get(apiContext), { business })),
  ]);
  const { t } = translator(context, 'search');
  const head = {
    ...countriesMeta(t, { business, ...splitByCount(countries, counts) }),
    path: business === 'MA' ? '/countries' : `/countries?business=${business}`,
  };
  // The page is useful without countries or counts, but must not be cached.
  const status = countries.length > 0 && counts ? 200 : 503;
  return data({ head, countries, counts, business }, { status });
}

export const meta = headMeta;

export default function Countries() {
  const { countries, counts, business } = useLoaderData<typeof loader>();
  return <CountriesPage countries={countries} counts={counts} business={business} />;
}
