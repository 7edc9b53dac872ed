import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Converter, CustomConverter } from 'opencc-js/cn2t';

/** Words for which Hong Kong has others; OpenCC's `hk` changes characters only. */
const words = CustomConverter([
  ['退出登录', '登出'],
  ['登录', '登入'],
  ['电子邮箱', '電郵地址'],
  ['邮箱', '電郵'],
  ['邮件', '電郵'],
  ['视频', '影片'],
  ['默认', '預設'],
  ['屏幕', '螢幕'],
  ['打印', '列印'],
  ['搜索', '搜尋'],
  ['链接', '連結'],
  ['上传', '上載'],
  ['账户', '帳戶'],
  ['账号', '帳戶'],
  ['软件', '軟件'],
  ['二维码', 'QR 碼'],
  ['信息', '資訊'],
  ['菜单', '選單'],
  ['支持', '支援'],
]);
const characters = Converter({ from: 'cn', to: 'hk' });
/** Forms of the list of Hong Kong's schools for which keyboards and newspapers have others. */
const typed = CustomConverter([
  ['户', '戶'],
  ['説', '說'],
  ['脱', '脫'],
  ['税', '稅'],
  ['鋭', '銳'],
  ['悦', '悅'],
  ['閲', '閱'],
]);

/** Writes a Chinese text as Hong Kong does, in traditional characters. */
export function toTraditional(text: string): string {
  return typed(characters(words(text)));
}

/** Adds the traditional form behind each Chinese name in a file that holds all languages. */
function withTraditionalNames(text: string): string {
  const named = /(,\s*)"zh": "((?:[^"\\]|\\.)*)"(?:,\s*"zh-Hant": "(?:[^"\\]|\\.)*")?/g;
  return text.replace(
    named,
    (_, gap: string, name: string) => `${gap}"zh": "${name}"${gap}"zh-Hant": "${toTraditional(name)}"`,
  );
}

/** Names of industries and codes, which the API gives in every language. */
const nameFiles = ['apps/api/catalog/*.json', 'apps/api/src/catalog/reference/code-names.json'];

/** The texts that Hong Kong reads: a file beside each Chinese one of pages, account pages, mails and articles, and names of the API. */
export function traditionalTexts(root: string): readonly { readonly file: string; readonly text: string }[] {
  const names = globSync(nameFiles, { cwd: root })
    .map((file) => file.replaceAll('\\', '/'))
    .sort()
    .map((file) => ({ file, text: withTraditionalNames(readFileSync(join(root, file), 'utf8')) }));
  const texts = globSync('{packages,apps}/*/{src,app}/**/{locales,texts}/**/zh.{json,mdx}', { cwd: root })
    .map((source) => source.replaceAll('\\', '/'))
    .filter((source) => !source.includes('node_modules'))
    .sort()
    .map((source) => ({
      file: source.replace(/zh(\.\w+)$/, 'zh-Hant$1'),
      text: toTraditional(readFileSync(join(root, source), 'utf8')),
    }));
  return [...texts, ...names];
}
