import { businessPath, productPath } from '@wbn/business/business-path.ts';
import { readSitemapPart } from '@wbn/search/sitemap/list-sitemap-entries.query.ts';
import { listSitemapPartsQuery } from '@wbn/search/sitemap/list-sitemap-parts.query.ts';
import { profilePath } from '@wbn/social/public-profile/profile-path.ts';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { apiContext, viewContext } from '../context.ts';
import { loadOrFail } from '../data/load-or-fail.server.ts';
import { sitemapHeaders, sitemapStream } from '../seo/sitemap-xml.ts';

interface Entry {
  readonly id: string;
  readonly name: string;
  readonly companyName?: string | undefined;
  readonly updatedAt: string;
}

const pathOf = {
  businesses: ({ id, name }: Entry) => businessPath({ businessID: id, general: { companyName: name } }),
  products: ({ id, name, companyName = '' }: Entry) =>
    productPath({ productID: id, name, businessProfile: { general: { companyName } } }),
  people: ({ id }: Entry) => profilePath(id),
};

const isKind = (text: string | undefined): text is keyof typeof pathOf =>
  text !== undefined && text in pathOf;

/** `/sitemaps/businesses-1.xml` and its like: up to 20,000 pages, streamed. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const [, kind, number] = /^([a-z]+)-([1-9]\d{0,4})\.xml$/.exec(params.part ?? '') ?? [];
  if (!isKind(kind)) return notFound();
  const api = context.get(apiContext);
  const { site } = context.get(viewContext).hosts;
  const parts = await loadOrFail(listSitemapPartsQuery(api, { kind }));
  const part = parts[Number(number) - 1];
  if (!part) return notFound();

  async function* links() {
    for await (const entries of readSitemapPart(api, kind as keyof typeof pathOf, part?.after ?? null)) {
      yield entries.map((entry) => ({
        address: site + pathOf[kind as keyof typeof pathOf](entry),
        updatedAt: entry.updatedAt,
      }));
    }
  }
  return new Response(sitemapStream(links()), { headers: sitemapHeaders });
}

function notFound(): Response {
  return new Response('Not found', { status: 404, headers: { 'content-type': 'text/plain' } });
}
