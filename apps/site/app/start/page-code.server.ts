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
  blocks: ReadonlyMap<string, Buffer>,
): readonly Buffer[] {
  if (!entry.staticHandlerContext.loaderData.root) return [];
  return [
    ...[...blocks].flatMap(([name, json]) => dataBlock(blockId(name), json)),
    ...dataBlock(dataBlockId, Buffer.from(escapeInScript(loaderData))),
    ...dataBlock(codeBlockId, codeOf(entry)),
  ];
}

const blockEnd = Buffer.from('</script>');
const blockStarts = new Map<string, Buffer>();

function dataBlock(id: string, json: Buffer): readonly Buffer[] {
  const start = blockStarts.get(id) ?? Buffer.from(`<script type="application/json" id="${id}">`);
  blockStarts.set(id, start);
  return [start, json, blockEnd];
}

/** The code of a page is that of its routes, whatever they show. */
const known = new WeakMap<object, Map<string, Buffer>>();

function codeOf(entry: EntryContext): Buffer {
  const { manifest, staticHandlerContext } = entry;
  const ofManifest = known.get(manifest) ?? new Map<string, Buffer>();
  known.set(manifest, ofManifest);
  const routes = staticHandlerContext.matches.map(({ route }) => route.id).join(' ');
  const code = ofManifest.get(routes) ?? Buffer.from(escapeInScript(JSON.stringify(pageCode(entry))));
  ofManifest.set(routes, code);
  return code;
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
