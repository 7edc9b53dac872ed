import { callQuery } from '@wbn/api-client/call-query.ts';
import { readCompareAddress } from '@wbn/business/compare-page/compare-address.ts';
import { ComparePage } from '@wbn/business/compare-page/compare-page.tsx';
import { comparePath } from '@wbn/cards/compare/compare-path.ts';
import { listComparedBusinesses, listComparedProducts } from '@wbn/contract/business/compare.ts';
import { type LoaderFunctionArgs, type RouterContextProvider, useLoaderData } from 'react-router-dom';
import { apiContext } from '../context.ts';
import { loadOrFail } from '../data/load-or-fail.server.ts';
import { addSurrogateKeys } from '../data/surrogate-keys.server.ts';
import { translator } from '../i18n/translator.server.ts';
import { headMeta } from '../seo/page-meta.ts';

export async function loader({ context, url }: LoaderFunctionArgs) {
  const address = readCompareAddress(url.searchParams);
  const { kind, ids } = address;
  const things = await loadThings(context, address);
  const { t } = translator(context, 'compare');
  const names =
    things.kind === 'products'
      ? things.found.map(({ name }) => name)
      : things.found.map(({ general }) => general.companyName);
  const head = {
    title:
      names.length > 0
        ? t('title', { names: names.join(' – ') })
        : t(kind === 'products' ? 'titleProducts' : 'titleBusinesses'),
    description: t('description'),
    path: comparePath(kind, ids),
    // Anybody can compose a comparison; search engines should not index them.
    noindex: true,
  };
  return { head, address, things };
}

async function loadThings(
  context: Readonly<RouterContextProvider>,
  { kind, ids }: ReturnType<typeof readCompareAddress>,
) {
  const api = context.get(apiContext);
  if (kind === 'products') {
    const found =
      ids.length > 0
        ? await loadOrFail(callQuery(api, listComparedProducts, { body: { ids: [...ids] } }))
        : [];
    addSurrogateKeys(
      context,
      ...found.map(({ productID, businessID }) => ({ product: productID, business: businessID })),
    );
    return { kind, found } as const;
  }
  const found =
    ids.length > 0
      ? await loadOrFail(callQuery(api, listComparedBusinesses, { body: { ids: [...ids] } }))
      : [];
  addSurrogateKeys(context, ...found.map(({ businessID }) => ({ business: businessID })));
  return { kind, found } as const;
}

export const meta = headMeta;

export default function Compare() {
  const { address, things } = useLoaderData<typeof loader>();
  return <ComparePage address={address} things={things} />;
}
