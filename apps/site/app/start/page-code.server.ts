import type { EntryContext } from 'react-router-dom';
import type { CodeStart } from '../../routing/route-record.ts';
import { routeRecords } from '../../routing/route-records.ts';
import { blockId } from '../data/packed.ts';
import { createMapOf, getOrMake } from '../map-of.ts';
import { escapeInScript } from '../seo/script-text.server.ts';
import { codeBlockId, dataBlockId, type PageCode } from './start-script.ts';

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
  const start = () => Buffer.from(`<script type="application/json" id="${id}">`);
  return [getOrMake(blockStarts, id, start), json, blockEnd];
}

/** The code of a page is that of its routes, whatever they show. */
const codesOf = createMapOf<object, string, Buffer>();

function codeOf(entry: EntryContext): Buffer {
  const { manifest, staticHandlerContext } = entry;
  const routes = staticHandlerContext.matches.map(({ route }) => route.id).join(' ');
  return getOrMake(codesOf(manifest), routes, () =>
    Buffer.from(escapeInScript(JSON.stringify(pageCode(entry)))),
  );
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
