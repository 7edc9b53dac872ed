import { expect, it } from 'vitest';
import { readTextPath } from './text-path.ts';

it.each([
  ['../cases/locales/en.json', 'desk-cases', 'en'],
  ['../frame/locales/zh-Hant.json', 'desk-frame', 'zh-Hant'],
  ['../../../../packages/forms/src/locales/es.json', 'forms', 'es'],
  ['../../../../packages/contract/src/locales/notices/it.json', 'notices', 'it'],
])('%s holds the texts of %s in %s', (path, namespace, language) => {
  expect(readTextPath(path)).toEqual({ namespace, language });
});
