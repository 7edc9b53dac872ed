import type { EditionView } from '@wbn/edition/use-edition.tsx';
import { Writable } from 'node:stream';
import { renderToPipeableStream } from 'react-dom/server';
import { type EntryContext, ServerRouter } from 'react-router-dom';
import type { MachineReadable } from './context.ts';
import { logError } from './log-error.server.ts';
import { recordNamespaces, textFilesOf } from './i18n/all-texts.server.ts';
import { textLinks } from './i18n/text-links.ts';
import { type LanguagePrefix, languageManifest } from './language-manifest.ts';
import { scriptJson } from './seo/script-text.server.ts';

/**
 * Renders a document whole. React Router would hand the loaders' data over inside a Suspense boundary, chunk by
 * chunk; here it is read first and written once, at the end of the body.
 */
export async function renderDocument(
  entry: EntryContext,
  url: string,
  { edition, language }: EditionView,
  { jsonLd }: MachineReadable,
): Promise<string> {
  const handOff = await readHandOff(entry.serverHandoffStream);
  const usedNamespaces = recordNamespaces();
  const { serverHandoffStream: _, ...rest } = entry;
  const manifest = manifestOf(entry.manifest, language === edition.language ? 'root' : language);
  const whole = { ...rest, manifest };
  const html = await renderWhole(<ServerRouter context={whole} url={url} />);
  const texts = textLinks(textFilesOf(language), usedNamespaces);
  const data = jsonLd.map((part) => `<script type="application/ld+json">${scriptJson(part)}</script>`).join('');
  return insertBefore(insertBefore(html, '</head>', texts + data), '</body>', handOff);
}

const manifests = new Map<LanguagePrefix, EntryContext['manifest']>();

function manifestOf(manifest: EntryContext['manifest'], prefix: LanguagePrefix): EntryContext['manifest'] {
  // The development server makes its manifest anew and has it all in one place.
  if (import.meta.env.DEV) return manifest;
  const known = manifests.get(prefix) ?? languageManifest(manifest, prefix);
  manifests.set(prefix, known);
  return known;
}

async function readHandOff(stream: ReadableStream<Uint8Array> | undefined): Promise<string> {
  if (!stream) return '';
  let data = '';
  const decoder = new TextDecoder();
  for await (const chunk of stream) data += decoder.decode(chunk, { stream: true });
  const controller = 'window.__reactRouterContext.streamController';
  return `<script>${controller}.enqueue(${scriptJson(data)});${controller}.close();</script>`;
}

function renderWhole(tree: React.ReactNode): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const sink = new Writable({
      write(chunk: Buffer, _encoding, done) {
        chunks.push(chunk);
        done();
      },
      final(done) {
        resolve(Buffer.concat(chunks).toString());
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

function insertBefore(html: string, tag: string, addition: string): string {
  const at = html.lastIndexOf(tag);
  return at < 0 ? html + addition : html.slice(0, at) + addition + html.slice(at);
}
