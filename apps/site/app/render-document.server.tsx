import { Writable } from 'node:stream';
import type { EditionView } from '@wbn/edition/use-edition.tsx';
import { firstPaintScript } from '@wbn/session/first-paint.ts';
import { renderToPipeableStream, renderToString } from 'react-dom/server';
import { type EntryContext, ServerRouter } from 'react-router-dom';
import type { PageDocument } from './context.ts';
import { recordNamespaces, textFilesOf } from './i18n/all-texts.server.ts';
import { textLinks } from './i18n/text-links.ts';
import { inTurn } from './in-turn.server.ts';
import { drawnMark } from './layout/drawn-part.tsx';
import { logError } from './log-error.server.ts';
import { alternateLinks } from './seo/alternates.server.ts';
import { escapeInScript } from './seo/script-text.server.ts';

/**
 * Renders a document whole. React Router would hand the loaders' data over inside a Suspense boundary, chunk by
 * chunk; here it is read first and written once, at the end of the body. Works on bytes: searching and cutting a text
 * that React has just put together of thousands of pieces costs more.
 */
export async function renderDocument(
  entry: EntryContext,
  url: string,
  view: EditionView,
  { jsonLd, drawn }: PageDocument,
): Promise<Buffer> {
  const handOff = await readHandOff(entry.serverHandoffStream);
  const { serverHandoffStream: _, ...rest } = entry;
  const tree = <ServerRouter context={rest} url={url} />;
  const { html: whole, used } = await inTurn(() => {
    const namespaces = recordNamespaces();
    return { html: renderAtOnce(tree), used: namespaces };
  });
  const waits = whole.includes('<!--$!-->') || whole.includes('<!--$?-->');
  const html = waits ? await renderWaiting(tree) : whole;
  const texts = textLinks(textFilesOf(view.language), used);
  const data = jsonLd
    .map((part) => `<script type="application/ld+json">${escapeInScript(JSON.stringify(part))}</script>`)
    .join('');
  const head = html.indexOf('</head>');
  const end = html.lastIndexOf('</body>');
  if (head < 0 || end < 0) return html;
  return Buffer.concat([
    Buffer.from(lookFirst(html.toString('utf8', 0, head)) + texts + alternateLinks(view, entry) + data),
    ...withDrawnParts(html.subarray(head, end), drawn),
    Buffer.from(handOff),
    html.subarray(end),
  ]);
}

function withDrawnParts(body: Buffer, drawn: ReadonlyMap<string, string>): readonly Buffer[] {
  const places = [...drawn]
    .map(([name, html]) => ({ html, mark: drawnMark(name), at: body.indexOf(drawnMark(name)) }))
    .filter(({ at }) => at >= 0)
    .toSorted((one, other) => one.at - other.at);
  let from = 0;
  const parts = places.flatMap(({ html, mark, at }) => {
    const before = body.subarray(from, at);
    from = at + mark.length;
    return [before, Buffer.from(html)];
  });
  return [...parts, body.subarray(from)];
}

/**
 * Puts what is needed to see the page before what brings it to life: scripts come last in the head, and with less haste. Before
 * all else runs the one that knows who is here.
 */
function lookFirst(head: string): string {
  let scripts = '';
  const marked = head.replace('<head>', `<head><script>${firstPaintScript}</script>`);
  const rest = marked.replace(/<link rel="modulepreload" ([^>]*)>/g, (_, attributes: string) => {
    scripts += `<link rel="modulepreload" fetchpriority="low" ${attributes}>`;
    return '';
  });
  return rest + scripts;
}

/**
 * The loaders' data as a data block and a script that is the same on every page: nothing is escaped twice, and the content
 * policy has no new hash to learn.
 */
async function readHandOff(stream: ReadableStream<Uint8Array> | undefined): Promise<string> {
  if (!stream) return '';
  const reader = stream.getReader();
  const decoder = new TextDecoder();
  let data = '';
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    data += decoder.decode(part.value, { stream: true });
  }
  return `<script type="application/json" id="loader-data">${escapeInScript(data)}</script><script>${readerScript}</script>`;
}

const readerScript =
  "(c=>{c.enqueue(document.getElementById('loader-data').textContent);c.close()})(window.__reactRouterContext.streamController)";

/** In one go where nothing has to be waited for, which is nearly always and takes two thirds of the time. */
function renderAtOnce(tree: React.ReactNode): Buffer {
  return Buffer.from(`<!DOCTYPE html>${renderToString(tree)}`);
}

function renderWaiting(tree: React.ReactNode): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const sink = new Writable({
      write(chunk: Buffer, _encoding, done) {
        chunks.push(chunk);
        done();
      },
      final(done) {
        resolve(Buffer.concat(chunks));
        done();
      },
    });
    const { pipe } = renderToPipeableStream(tree, {
      onAllReady: () => void pipe(sink),
      onShellError: reject,
      onError: (error) => logError('A part of a page failed', error),
    });
  });
}
