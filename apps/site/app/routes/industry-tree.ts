import type { LoaderFunctionArgs } from 'react-router-dom';
import { readCountedTree } from '../data/counted-tree.server.ts';

/**
 * Returns the industry tree with link targets for the sidebar's fly-out (LAY-09); the browser loads it on first use.
 */
export async function loader({ context }: LoaderFunctionArgs) {
  const { tree, counted } = await readCountedTree(context);
  return Response.json(tree, { status: tree.length > 0 && counted ? 200 : 503 });
}
