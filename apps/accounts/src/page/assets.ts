import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { gzipSync } from 'node:zlib';
import { type EditionId, network } from '@wbn/edition/network.ts';
import { networkFacts } from '@wbn/edition/network-facts.ts';
import { brandStyle } from '@wbn/ui-kit/theme/brand-style.ts';
import { pageCss } from './looks.ts';

const types = { css: 'text/css; charset=utf-8', js: 'text/javascript; charset=utf-8', woff2: 'font/woff2' };

/** A file that pages load; its name changes with its content. */
export interface Asset {
  readonly path: string;
  readonly type: string;
  readonly bytes: Buffer;
  /** The gzipped bytes; undefined when they are not smaller. */
  readonly gzip?: Buffer;
}

function asset(name: string, extension: keyof typeof types, content: string | Buffer): Asset {
  const bytes = Buffer.from(content);
  const hash = createHash('sha256').update(bytes).digest('base64url').slice(0, 10);
  return {
    path: `/assets/${name}-${hash}.${extension}`,
    type: types[extension],
    bytes,
    ...(extension !== 'woff2' && { gzip: gzipSync(bytes, { level: 9 }) }),
  };
}

/** The font files are beside ui-kit's style sheet. */
const fontSheet = import.meta.resolve('@wbn/ui-kit/theme/font.css.ts');
const fonts = new Map<string, Asset>();

function fontOf(path: string): Asset {
  const font =
    fonts.get(path) ?? asset(basename(path, '.woff2'), 'woff2', readFileSync(new URL(path, fontSheet)));
  fonts.set(path, font);
  return font;
}

const css = pageCss.replace(
  /url\("(\.[^"]+\.woff2)"\)/g,
  (_url, path: string) => `url("${fontOf(path).path}")`,
);

const stylesheet = asset('pages', 'css', css);
const passkey = asset('passkey', 'js', readFileSync(new URL('../static/passkey.js', import.meta.url)));
const fields = asset('fields', 'js', readFileSync(new URL('../static/fields.js', import.meta.url)));
const brands = Object.fromEntries(
  network.map(({ id, color }) => [
    id,
    asset(`brand-${id}`, 'css', brandStyle({ primary: color, ...networkFacts[id] })),
  ]),
) as Record<EditionId, Asset>;

/** Paths of the style sheet and scripts. */
export const assetPaths = {
  stylesheet: stylesheet.path,
  passkey: passkey.path,
  fields: fields.path,
  brand: (edition: EditionId) => brands[edition].path,
};

/** All files that pages load. */
export const assets: readonly Asset[] = [
  stylesheet,
  passkey,
  fields,
  ...fonts.values(),
  ...Object.values(brands),
];
