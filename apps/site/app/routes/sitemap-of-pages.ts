import { languages } from '@wbn/edition/language.ts';
import { languagePath } from '@wbn/edition/language-path.ts';
import { informationPages } from '@wbn/marketing-pages/information/information-pages.ts';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { routeRecords } from '../../routing/route-records.ts';
import { viewContext } from '../context.ts';
import { sitemapHeaders, sitemapStream } from '../seo/sitemap-xml.ts';

/** `/sitemaps/pages.xml`: the pages that do not depend on data, in every language. */
export function loader({ context }: LoaderFunctionArgs) {
  const { edition, hosts } = context.get(viewContext);
  const listed = routeRecords.filter(({ indexing }) => indexing === 'listed');
  const paths = [...listed.map(({ path }) => `/${path}`), ...informationPages.map(({ path }) => path)];
  async function* links() {
    for (const language of languages) {
      yield paths.map((path) => ({ address: hosts.site + languagePath(edition, language, path) }));
    }
  }
  return new Response(sitemapStream(links()), { headers: sitemapHeaders });
}
