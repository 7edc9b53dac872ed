import type { LoaderFunctionArgs } from 'react-router-dom';
import { readIndustryTree } from '../data/reference-data.server.ts';

/** The tree for the sidebar's fly-out (LAY-09), fetched once by the browser, when somebody reaches for it. */
export async function loader({ context }: LoaderFunctionArgs) {
  const tree = await readIndustryTree(context);
  const isThere = tree.length > 0;
  return Response.json(tree, {
    status: isThere ? 200 : 503,
    headers: { 'cache-control': isThere ? 'public, max-age=3600, stale-while-revalidate=86400' : 'no-store' },
  });
}
