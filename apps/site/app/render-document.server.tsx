import type { EditionView } from '@wbn/edition/use-edition.tsx';
import { firstPaintScript } from '@wbn/session/first-paint.ts';
import { renderToString } from 'react-dom/server';
import { type EntryContext, ServerRouter } from 'react-router-dom';
import type { PageDocument } from './context.ts';
import { recordNamespaces, textFilesOf } from './i18n/all-texts.server.ts';
import { textLinks } from './i18n/text-links.server.ts';
import { drawnMark, markSign } from './layout/drawn-part.tsx';
import { toBytes } from './layout/to-bytes.server.ts';
import { renderWaiting } from './render-waiting.server.ts';
import { alternateLinks } from './seo/alternates.server.ts';
import { escapeInScript } from './seo/script-text.server.ts';
import { codeBlocks } from './start/page-code.server.ts';
import { startScript } from './start/start-script.ts';
import { laterStylesLink } from './styles/later-styles.ts';

/**
 * Renders a document whole, what needs no data first. React Router would hand the loaders' data over inside a Suspense boundary, chunk by
 * chunk; here it is read first and written once, at the end of the body. Works on bytes: searching and cutting a text
 * that React has just put together of thousands of pieces costs more.
 */
export async function renderDocument(
  entry: EntryContext,
  url: string,
  view: EditionView,
  { jsonLd, drawn, blocks }: PageDocument,
): Promise<Buffer> {
  const loaderData = await readWhole(entry.serverHandoffStream);
  const { serverHandoffStream: _, ...rest } = entry;
  // On its way through React Router a comma of a list's address became %2C, which the browser's router does not write.
  const { location } = entry.staticHandlerContext;
  if (location.search) location.search = new URL(url).search;
  const tree = <ServerRouter context={rest} url={url} />;
  const used = recordNamespaces();
  const whole = renderAtOnce(tree);
  const html = hasWaiting(whole) ? await renderWaiting(tree) : whole;
  const texts = textLinks(textFilesOf(view.language), used);
  const data = jsonLd
    .map((part) => `<script type="application/ld+json">${escapeInScript(JSON.stringify(part))}</script>`)
    .join('')
    // Who reads it elsewhere needs whole addresses.
    .replaceAll('"/files/', `"${view.hosts.site}/files/`);
  const viewport = html.indexOf(viewportMeta);
  const head = html.indexOf('</head>');
  const end = html.lastIndexOf('</body>');
  if (viewport < 0 || head < 0 || end < 0) return html;
  // React writes what it moves within the head after the first metas, and before what stays in its place: colours and style sheet.
  const metas = html.indexOf('/>', viewport) + 2;
  const styles = html.indexOf(stylesStart, metas);
  return Buffer.concat([
    html.subarray(0, metas),
    firstScripts,
    ...(styles < 0 ? [] : [html.subarray(styles, head)]),
    html.subarray(metas, styles < 0 ? head : styles),
    Buffer.from(laterStyles(entry) + texts + alternateLinks(view, entry) + data),
    ...withDrawnParts(html.subarray(head, end), drawn),
    ...codeBlocks(entry, loaderData, blocks),
    html.subarray(end),
  ]);
}

const viewportMeta = '<meta name="viewport"';
const stylesStart = '<style>';

/** Before all else runs the script that knows who is here, and the one that watches until the page is alive. */
const firstScripts = Buffer.from(`<script>${firstPaintScript}</script><script>${startScript}</script>`);

/** In development all styles come with the code. */
function laterStyles({ manifest, staticHandlerContext }: EntryContext): string {
  const [styles] = manifest.routes.root?.css ?? [];
  if (!import.meta.env.PROD || styles === undefined) return '';
  return laterStylesLink(
    styles,
    staticHandlerContext.matches.map(({ route }) => route.id),
  );
}

const [markStart = '', markEnd = ''] = drawnMark(' ').split(' ');

/** In one look over the document: each search of its own for a mark reads it anew. */
function withDrawnParts(body: Buffer, drawn: ReadonlyMap<string, Buffer>): readonly Buffer[] {
  const parts: Buffer[] = [];
  let from = 0;
  for (const sign of placesOf(body, markSign)) {
    const name = sign + markSign.length;
    const at = name - markStart.length;
    const end = body.indexOf(markEnd, name);
    // What people write may hold the sign, but never opens a comment.
    const isMark = body.toString('latin1', at, name) === markStart;
    const html = isMark ? drawn.get(body.toString('utf8', name, end)) : undefined;
    if (html === undefined) continue;
    parts.push(body.subarray(from, at), html);
    from = end + markEnd.length;
  }
  return [...parts, body.subarray(from)];
}

/** React's marks of what it could not draw in one go: `<!--$?-->` and `<!--$!-->`. A search by its first byte, which is rare, takes a tenth. */
function hasWaiting(html: Buffer): boolean {
  return html.includes('$?-->') || html.includes('$!-->');
}

function placesOf(html: Buffer, text: string): number[] {
  const places: number[] = [];
  for (let at = html.indexOf(text); at >= 0; at = html.indexOf(text, at + text.length)) places.push(at);
  return places;
}

/** The loaders' data as React Router streams it, in one piece. */
async function readWhole(stream: ReadableStream<Uint8Array> | undefined): Promise<string> {
  if (!stream) return '';
  const parts: Uint8Array[] = [];
  const reader = stream.getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) parts.push(part.value);
  return Buffer.concat(parts).toString();
}

/** In one go where nothing has to be waited for, which is nearly always and takes two thirds of the time. */
function renderAtOnce(tree: React.ReactNode): Buffer {
  return toBytes(`<!DOCTYPE html>${renderToString(tree)}`);
}
