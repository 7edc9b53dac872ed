import { profilePath } from '@wbn/cards/author/author-path.ts';
import { businessPath, productPath } from '@wbn/cards/business/business-path.ts';
import { homeCountriesOf } from '@wbn/edition/home-site.ts';
import { languages } from '@wbn/edition/language.ts';
import { languagePath } from '@wbn/edition/language-path.ts';
import { listSitemapPartsQuery, readSitemapPart } from '@wbn/search/sitemap/sitemap.query.ts';
import { groupPath } from '@wbn/social/groups/group-path.ts';
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
  groups: ({ id, name }: Entry) => groupPath({ groupID: id, name }),
};

const isKind = (text: string | undefined): text is keyof typeof pathOf =>
  text !== undefined && Object.hasOwn(pathOf, text);

/** `/sitemaps/businesses-1.xml` and similar: entries with their home on the edition, in each language, streamed. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const [, kind, number] = /^([a-z]+)-([1-9]\d{0,4})\.xml$/.exec(params.part ?? '') ?? [];
  if (!isKind(kind)) return notFound();
  const api = context.get(apiContext);
  const { edition, hosts } = context.get(viewContext);
  const home = homeCountriesOf(edition);
  const parts = await loadOrFail(listSitemapPartsQuery(api, { kind, home }));
  const part = parts[Number(number) - 1];
  if (!part) return notFound();

  const bites = readSitemapPart(api, { kind, home, after: part.after });
  const addressesOf = (entry: Entry) => {
    const path = pathOf[kind](entry);
    return languages.map((language) => ({
      address: hosts.site + languagePath(edition, language, path),
      updatedAt: entry.updatedAt,
    }));
  };
  async function* links() {
    for await (const entries of bites) yield entries.flatMap(addressesOf);
  }
  return new Response(sitemapStream(links()), { headers: sitemapHeaders });
}

function notFound(): Response {
  return new Response('Not found', { status: 404, headers: { 'content-type': 'text/plain' } });
}
