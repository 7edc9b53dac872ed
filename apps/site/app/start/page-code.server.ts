import type { EntryContext } from 'react-router-dom';
import { blockId } from '../data/packed.ts';
import { routeRecords } from '../route-records.ts';
import { escapeInScript } from '../seo/script-text.server.ts';
import { type CodeStart, codeBlockId, dataBlockId, type PageCode } from './start-script.ts';

const starts = new Map<string, CodeStart>(routeRecords.map(({ name, start }) => [name, start]));

/** The data blocks from which `start-script.ts` brings a document to life; none where there is no page to bring to life. */
export function codeBlocks(
  entry: EntryContext,
  loaderData: string,
  blocks: ReadonlyMap<string, string>,
): string {
  if (!entry.staticHandlerContext.loaderData.root) return '';
  return (
    [...blocks].map(([name, json]) => dataBlock(blockId(name), json)).join('') +
    dataBlock(dataBlockId, loaderData) +
    dataBlock(codeBlockId, JSON.stringify(pageCode(entry)))
  );
}

function dataBlock(id: string, json: string): string {
  return `<script type="application/json" id="${id}">${escapeInScript(json)}</script>`;
}

function pageCode({ manifest, staticHandlerContext, serverHandoffString }: EntryContext): PageCode {
  const ids = staticHandlerContext.matches.map(({ route }) => route.id);
  const routes = ids.flatMap((id) => manifest.routes[id] ?? []);
  const own = new Set([manifest.entry.module, ...routes.map(({ module }) => module)]);
  const shared = [...manifest.entry.imports, ...routes.flatMap(({ imports = [] }) => imports)];
  const name = ids.at(-1)?.split('/').at(-1) ?? '';
  return {
    start: starts.get(name) ?? 'idle',
    context: JSON.parse(serverHandoffString ?? '{}'),
    files: [...new Set([...(manifest.hmr ? [manifest.hmr.runtime] : []), manifest.url, ...shared])].filter(
      (file) => !own.has(file),
    ),
    routes: Object.fromEntries(
      routes.map(({ id, clientActionModule, clientLoaderModule, clientMiddlewareModule, module }) => [
        id,
        [clientActionModule, clientLoaderModule, clientMiddlewareModule, module].filter(
          (file) => file !== undefined,
        ),
      ]),
    ),
    entry: manifest.entry.module,
  };
}
