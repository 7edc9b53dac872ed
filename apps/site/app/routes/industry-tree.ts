import type { LoaderFunctionArgs } from 'react-router-dom';
import { readCountedTree } from '../data/counted-tree.server.ts';

/** The tree for the sidebar's fly-out (LAY-09) with what its links lead to, fetched once by the browser, when somebody reaches for it. */
export async function loader({ context }: LoaderFunctionArgs) {
  const { tree, counted } = await readCountedTree(context);
  return Response.json(tree, { status: tree.length > 0 && counted ? 200 : 503 });
}
