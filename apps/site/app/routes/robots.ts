import type { LoaderFunctionArgs } from 'react-router-dom';
import { viewContext } from '../context.ts';

const closed = [
  '/profile$',
  '/profile/edit',
  '/my-messages',
  '/my-business',
  '/newsfeed',
  '/business/create',
  '/business/*/send-request',
  '/business/*/requests',
  '/setid',
];

/** robots.txt: everything is open but the pages of members. */
export function loader({ context }: LoaderFunctionArgs) {
  const { hosts } = context.get(viewContext);
  const rules = closed.map((path) => `Disallow: ${path}`).join('\n');
  return new Response(`User-agent: *\n${rules}\n\nSitemap: ${hosts.site}/sitemap.xml\n`, {
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=3600' },
  });
}
