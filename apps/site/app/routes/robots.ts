import { languages } from '@wbn/edition/language.ts';
import { languagePath } from '@wbn/edition/language-path.ts';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { routeRecords } from '../../routing/route-records.ts';
import { viewContext } from '../context.ts';
import { closedPatterns } from '../seo/closed-patterns.ts';

const closed = closedPatterns(routeRecords);

/** robots.txt: disallows the pages whose records are closed, in each language. */
export function loader({ context }: LoaderFunctionArgs) {
  const { edition, hosts } = context.get(viewContext);
  const rules = languages.flatMap((language) =>
    closed.map((pattern) => `Disallow: ${languagePath(edition, language, pattern)}`),
  );
  return new Response(`User-agent: *\n${rules.join('\n')}\n\nSitemap: ${hosts.site}/sitemap.xml\n`, {
    headers: { 'content-type': 'text/plain; charset=utf-8' },
  });
}
