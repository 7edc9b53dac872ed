import { CountriesPage } from '@wbn/search/countries/countries-page.tsx';
import { readSearchAddress } from '@wbn/search/results/search-address.ts';
import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import { pack, unpack } from '../data/packed.ts';
import { readCountries } from '../data/reference-data.server.ts';
import { translator } from '../i18n/translator.server.ts';
import { headMeta } from '../seo/head.ts';

export async function loader({ context, url }: LoaderFunctionArgs) {
  const countries = await readCountries(context);
  const { business } = readSearchAddress(url.searchParams);
  const { t } = translator(context, 'search');
  const type = t(`type.${business}`);
  const head = {
    title: t('countries.title', { type }),
    description: t('countries.description', { type, count: countries.length }),
    path: business === 'MA' ? '/countries' : `/countries?business=${business}`,
  };
  return data({ head, page: pack({ countries, business }) }, { status: countries.length === 0 ? 503 : 200 });
}

export const meta = headMeta;

export default function Countries() {
  const { countries, business } = unpack(useLoaderData<typeof loader>().page);
  return <CountriesPage countries={countries} business={business} />;
}
