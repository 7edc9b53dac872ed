import { readFile } from 'node:fs/promises';
import type { EditionBrand } from '../../packages/edition/src/edition.ts';
import type { Language } from '../../packages/edition/src/language.ts';
import { heroSvg } from './drawing/hero.ts';
import { faviconSvg, iconSvg, logoSvg } from './drawing/logo.ts';
import { ogHtml } from './drawing/og.ts';
import { renderPngs } from './drawing/render-png.ts';
import { sceneOf } from './drawing/scenes.ts';
import { markPng } from './sample-mark.ts';

/** What has to be known about an edition to draw its pictures. */
export interface PictureFacts {
  readonly id: string;
  readonly label: Readonly<Record<Language, string>>;
  readonly language: Language;
  readonly brand: EditionBrand;
}

/** Files of an edition's `public/` by name. */
export type Pictures = ReadonlyMap<string, string | Buffer>;

export type DrawPngs = (editions: readonly PictureFacts[]) => Promise<Pictures[]>;

/** The pictures that need no browser. */
export function drawSvgs(edition: PictureFacts): Pictures {
  const label = edition.label[edition.language];
  return new Map([
    ['logo.svg', logoSvg(edition.brand, label)],
    ['favicon.svg', faviconSvg(edition.brand)],
    ['hero.svg', heroSvg(sceneOf(edition.id), edition.brand, label)],
  ]);
}

/** The pictures that Chromium draws, for several editions in one browser. */
export const drawPngs: DrawPngs = async (editions) => {
  const font = await readFile(
    new URL('../../packages/ui-kit/src/theme/font/inter-latin.woff2', import.meta.url),
    'base64',
  );
  const drawings = editions.flatMap((edition) => [
    icon(edition.brand, 180),
    icon(edition.brand, 512),
    {
      html: ogHtml(
        sceneOf(edition.id),
        edition.brand,
        edition.label[edition.language],
        edition.language,
        font,
      ),
      width: 1200,
      height: 630,
    },
  ]);
  const pngs = (await renderPngs(drawings)).map(markPng);
  return editions.map((_, index) => {
    const [touch, large, og] = pngs.slice(index * 3) as [Buffer, Buffer, Buffer];
    return new Map([
      ['apple-touch-icon.png', touch],
      ['icon-512.png', large],
      ['og.png', og],
    ]);
  });
};

function icon(brand: EditionBrand, size: number) {
  const style = '<style>*{margin:0}svg{display:block;width:100vw;height:100vh}</style>';
  return { html: `<!doctype html>${style}${iconSvg(brand)}`, width: size, height: size };
}
