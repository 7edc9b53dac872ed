import { createReadStream, existsSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { partHeaders, securityHeaders } from './content-security-policy.ts';
import { chooseEncoding } from './encoding.ts';
import { hasTag } from './entity-tag.ts';
import type { LoadedEdition } from './load-editions.ts';
import { loadFiles, type StaticFile } from './load-files.ts';

export interface StaticFilesOptions {
  readonly buildDir: string;
  readonly editions: ReadonlyMap<string, LoadedEdition>;
  readonly secure: boolean;
}

/** Of these the headers of pages would be a third of what a small file takes on its way, thirty times in a page. */
const onlyPart = /^(?:text\/(?:css|javascript)|application\/json|font\/|video\/|image\/(?!svg))/;

/** Answers a request for a file; false when there is none. */
export type ServeFile = (
  editionId: string,
  request: IncomingMessage,
  response: ServerResponse,
) => Promise<boolean>;

/** Serves the compiled assets, kept by browsers for ever, and the editions' own files, kept for an hour. */
export async function createStaticFiles(options: StaticFilesOptions): Promise<ServeFile> {
  const [ofPage, ofPart] = [securityHeaders(options.secure), partHeaders(options.secure)];
  const assets = await loadFiles(join(options.buildDir, 'client'), 'public, max-age=31536000, immutable');
  const ownFiles = new Map<string, Map<string, StaticFile>>();
  for (const [id, { publicDir }] of options.editions) {
    ownFiles.set(id, await loadFiles(publicDir, 'public, max-age=3600'));
  }

  return async (editionId, request, response) => {
    const target = request.url ?? '/';
    const at = target.indexOf('?');
    const path = at < 0 ? target : target.slice(0, at);
    const file = assets.get(path) ?? ownFiles.get(editionId)?.get(path);
    if (!file) return false;
    await send(file, request, response);
    return true;
  };

  async function send(file: StaticFile, request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (!file.content && !existsSync(file.path)) {
      response.writeHead(404, { 'cache-control': 'no-store' }).end();
      return;
    }
    const common = onlyPart.test(file.type) ? ofPart : ofPage;
    for (const [name, value] of Object.entries(common)) response.setHeader(name, value);
    response.setHeader('content-type', file.type);
    response.setHeader('cache-control', file.cacheControl);
    response.setHeader('etag', file.etag);
    if (hasTag(request.headers['if-none-match'], file.etag)) {
      response.writeHead(304).end();
      return;
    }
    const range = readRange(request.headers.range, file.size);
    if (range === 'unsatisfiable') {
      response.writeHead(416, { 'content-range': `bytes */${file.size}` }).end();
      return;
    }
    if (range) await sendRange(file, range, request, response);
    else await sendWhole(file, request, response);
  }
}

async function sendWhole(
  file: StaticFile,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { content } = file;
  const encoding = content?.compressed ? chooseEncoding(request) : 'identity';
  const body = encoding === 'identity' ? content?.identity : (await content?.compressed?.())?.[encoding];
  if (content?.compressed) response.setHeader('vary', 'accept-encoding');
  if (encoding === 'identity') response.setHeader('accept-ranges', 'bytes');
  else response.setHeader('content-encoding', encoding);
  response.setHeader('content-length', body?.length ?? file.size);
  response.writeHead(200);
  if (request.method === 'HEAD') response.end();
  else if (body) response.end(body);
  else await stream(file, {}, response);
}

interface Range {
  readonly start: number;
  readonly end: number;
}

/** A single range of bytes, as players of videos ask for it; anything else is answered with the whole file. */
function readRange(header: string | undefined, size: number): Range | 'unsatisfiable' | undefined {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? [];
  if (from === '' && to === '') return undefined;
  const start = from === '' ? Math.max(0, size - Number(to)) : Number(from);
  const end = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1);
  return start > end ? 'unsatisfiable' : { start, end };
}

async function sendRange(
  file: StaticFile,
  range: Range,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  response.writeHead(206, {
    'content-range': `bytes ${range.start}-${range.end}/${file.size}`,
    'content-length': range.end - range.start + 1,
  });
  if (request.method === 'HEAD') response.end();
  else if (file.content) response.end(file.content.identity.subarray(range.start, range.end + 1));
  else await stream(file, range, response);
}

async function stream(file: StaticFile, range: Partial<Range>, response: ServerResponse): Promise<void> {
  // A file that has gone, or a reader that has, ends this answer and nothing else.
  await pipeline(createReadStream(file.path, range), response).catch(() => response.destroy());
}
