import type { EditionBrand } from '../../../packages/edition/src/edition.ts';
import type { Language } from '../../../packages/edition/src/language.ts';
import { escapeXml, heroDrawing, heroHeight, heroWidth, type Scene } from './hero.ts';
import { iconSvg } from './logo.ts';
import { pictureStyle } from './picture-style.ts';

const lines: Readonly<Record<Language, string>> = {
  en: 'Companies and products of the world, for business',
  es: 'Empresas y productos del mundo, para empresas',
  it: 'Aziende e prodotti del mondo, per le imprese',
  zh: '面向企业的全球公司与产品目录',
};

/** The picture that stands for a page in messages and search results, as an HTML page of 1200 x 630. */
export function ogHtml(
  scene: Scene,
  brand: EditionBrand,
  label: string,
  language: Language,
  font: string,
): string {
  return `<!doctype html><html lang="${language}"><meta charset="utf-8">
<style>
@font-face{font-family:Inter;font-weight:100 900;src:url(data:font/woff2;base64,${font})}
*{margin:0}body{width:1200px;height:630px;overflow:hidden;background:#fff;font-family:Inter,"Noto Sans CJK SC",system-ui,sans-serif;position:relative}
header{position:absolute;left:72px;top:56px;display:flex;gap:28px;align-items:center}
header svg{width:112px;height:112px;border-radius:26px}
h1{font-size:68px;line-height:1;font-weight:700;letter-spacing:-.02em;color:#161a21}h1 b{color:${brand.primary}}
p{font-size:28px;margin-top:14px;color:#4a5260;font-weight:500}
main svg{position:absolute;left:0;bottom:0;width:1200px;height:380px;display:block}
${pictureStyle(brand)}
</style>
<header>${iconSvg(brand)}<div><h1>WBN <b>${escapeXml(label)}</b></h1><p>${lines[language]}</p></div></header>
<main><svg viewBox="0 ${heroHeight - 304} ${heroWidth} 304" preserveAspectRatio="xMidYMax slice">${heroDrawing(scene)}</svg></main></html>`;
}
