import type { LoaderFunctionArgs } from 'react-router-dom';
import { viewContext } from '../context.ts';
import { sitemapHeaders, sitemapStream } from '../seo/sitemap-xml.ts';

/** `/sitemaps/pages.xml`: the pages that are the same in every edition. */
export function loader({ context }: LoaderFunctionArgs) {
  const { site } = context.get(viewContext).hosts;
  const paths = ['/', '/industries', '/countries'];
  async function* links() {
    yield paths.map((path) => ({ address: site + path }));
  }
  return new Response(sitemapStream(links()), { headers: sitemapHeaders });
}
