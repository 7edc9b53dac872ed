import { homeCountriesOf } from '@wbn/edition/home-site.ts';
import { listSitemapPartsQuery } from '@wbn/search/sitemap/sitemap.query.ts';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { apiContext, viewContext } from '../context.ts';
import { loadOrFail } from '../data/load-or-fail.server.ts';
import { sitemapHeaders, sitemapIndexXml } from '../seo/sitemap-xml.ts';

const kinds = ['businesses', 'products', 'people', 'groups'] as const;

/** `/sitemap.xml`: lists all sitemap files of the edition by type. */
export async function loader({ context }: LoaderFunctionArgs) {
  const api = context.get(apiContext);
  const { edition, hosts } = context.get(viewContext);
  const { site } = hosts;
  const home = homeCountriesOf(edition);
  const parts = await Promise.all(
    kinds.map((kind) => loadOrFail(listSitemapPartsQuery(api, { kind, home }))),
  );
  const files = kinds.flatMap((kind, at) =>
    (parts[at] ?? []).map(({ updatedAt }, index) => ({
      address: `${site}/sitemaps/${kind}-${index + 1}.xml`,
      updatedAt,
    })),
  );
  const xml = sitemapIndexXml([{ address: `${site}/sitemaps/pages.xml` }, ...files]);
  return new Response(xml, { headers: sitemapHeaders });
}
