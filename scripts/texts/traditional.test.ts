import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { toTraditional, traditionalTexts } from './traditional.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const texts = traditionalTexts(root);

it('LAY-27: has the texts of Hong Kong as they follow from Chinese; `pnpm texts:hant` writes them anew', () => {
  expect(texts.length).toBeGreaterThan(70);
  const stale = texts.filter(
    ({ file, text }) => !existsSync(join(root, file)) || readFileSync(join(root, file), 'utf8') !== text,
  );
  expect(stale.map(({ file }) => file)).toEqual([]);
});

it('LAY-27: has none whose Chinese text is gone', () => {
  const known = new Set(texts.map(({ file }) => file));
  const found = globSync('{packages,apps}/*/{src,app}/**/zh-Hant.{json,mdx}', { cwd: root })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !file.includes('node_modules'));
  expect(found.filter((file) => !known.has(file))).toEqual([]);
});

it.each([
  ['发送询盘', '發送詢盤'],
  ['退出登录', '登出'],
  ['请登录后搜索企业', '請登入後搜尋企業'],
  ['"email": "电子邮箱 {{email}}"', '"email": "電郵地址 {{email}}"'],
])('writes %s as %s', (simplified, traditional) => {
  expect(toTraditional(simplified)).toBe(traditional);
});
