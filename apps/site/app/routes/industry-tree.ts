import type { LoaderFunctionArgs } from 'react-router-dom';
import { readIndustryTree } from '../data/reference-data.server.ts';

/** The tree for the sidebar's fly-out (LAY-09), fetched once by the browser, when somebody reaches for it. */
export async function loader({ context }: LoaderFunctionArgs) {
  const tree = await readIndustryTree(context);
  return Response.json(tree, { status: tree.length > 0 ? 200 : 503 });
}
