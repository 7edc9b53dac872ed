import { languages } from '@wbn/edition/language.ts';
import { languagePath } from '@wbn/edition/language-path.ts';
import { informationPages } from '@wbn/marketing-pages/information/information-pages.ts';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { routeRecords } from '../../routing/route-records.ts';
import { viewContext } from '../context.ts';
import { networkAlternates } from '../seo/alternates.ts';
import { sitemapHeaders, sitemapStream } from '../seo/sitemap-xml.ts';

/** `/sitemaps/pages.xml`: the pages that do not depend on data, in every language, with their addresses on all sites. */
export function loader({ context }: LoaderFunctionArgs) {
  const view = context.get(viewContext);
  const { edition, hosts } = view;
  const listed = routeRecords.filter(({ indexing }) => indexing === 'listed');
  const paths = [...listed.map(({ path }) => `/${path}`), ...informationPages.map(({ path }) => path)];
  async function* links() {
    for (const path of paths) {
      const alternates = networkAlternates(view, path);
      yield languages.map((language) => ({
        address: hosts.site + languagePath(edition, language, path),
        alternates,
      }));
    }
  }
  return new Response(sitemapStream(links()), { headers: sitemapHeaders });
}
