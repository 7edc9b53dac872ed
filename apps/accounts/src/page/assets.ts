import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename } from 'node:path';
import { gzipSync } from 'node:zlib';
import { type EditionId, network } from '@wbn/edition/network.ts';
import { networkBrands } from '@wbn/edition/network-brands.ts';
import { brandStyle } from '@wbn/ui-kit/theme/brand-style.ts';
import { pageCss } from './looks.ts';

const types = { css: 'text/css; charset=utf-8', js: 'text/javascript; charset=utf-8', woff2: 'font/woff2' };

/** A file that pages load; its name changes with its content. */
export interface Asset {
  readonly path: string;
  readonly type: string;
  readonly bytes: Buffer;
  /** The same bytes packed; absent where that gains nothing. */
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

const own = (name: string) => readFileSync(new URL(`../static/${name}.js`, import.meta.url));
/** Finds what ui-kit's style sheets refer to by the name of a package, such as its font. */
const uiKit = createRequire(import.meta.resolve('@wbn/ui-kit/theme/font.css.ts'));
const fonts = new Map<string, Asset>();

function fontOf(specifier: string): Asset {
  const file = uiKit.resolve(specifier);
  const font = fonts.get(specifier) ?? asset(basename(file, '.woff2'), 'woff2', readFileSync(file));
  fonts.set(specifier, font);
  return font;
}

const css = pageCss.replace(
  /url\("(@[^"]+\.woff2)"\)/g,
  (_url, specifier: string) => `url("${fontOf(specifier).path}")`,
);

const stylesheet = asset('pages', 'css', css);
const passkeyLogin = asset('passkey-login', 'js', own('passkey-login'));
const passkeyAdd = asset('passkey-add', 'js', own('passkey-add'));
const brands = Object.fromEntries(
  network.map(({ id, color }) => [
    id,
    asset(`brand-${id}`, 'css', brandStyle({ primary: color, ...networkBrands[id] })),
  ]),
) as Record<EditionId, Asset>;

/** Addresses of the files that pages name. */
export const assetPaths = {
  stylesheet: stylesheet.path,
  passkeyLogin: passkeyLogin.path,
  passkeyAdd: passkeyAdd.path,
  brand: (edition: EditionId) => brands[edition].path,
};

/** Everything that pages load. */
export const assets: readonly Asset[] = [
  stylesheet,
  passkeyLogin,
  passkeyAdd,
  ...fonts.values(),
  ...Object.values(brands),
];
