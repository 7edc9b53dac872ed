import type { Language } from '@wbn/edition/language.ts';
import { createInstance } from 'i18next';
import { describe, expect, it } from 'vitest';
import { type Messages, Texts } from './texts.ts';

const files = import.meta.glob<Messages>(
  ['../../../../packages/*/src/locales/**/*.json', '../locales/*.json'],
  { eager: true, import: 'default' },
);
const counts = [-1, 0, 1, 1.5, 2, 5, 21, 999, 1000, 1234, 999_999, 1_000_000];
function keysOf(messages: Messages, before = ''): string[] {
  return Object.entries(messages).flatMap(([key, value]) =>
    typeof value === 'string' ? [before + key] : keysOf(value, `${before}${key}.`),
  );
}

describe('texts are read as i18next reads them', () => {
  it.each(Object.keys(files))('%s', async (file) => {
    const language = /(\w+)\.json$/.exec(file)?.[1] as Language;
    const messages = files[file] as Messages;
    const ours = new Texts(language);
    ours.add('x', messages);
    const theirs = createInstance();
    await theirs.init({
      lng: language,
      resources: { [language]: { x: messages } },
      fallbackLng: false,
      interpolation: { escapeValue: false, skipOnVariables: true },
    });
    const lookUp = theirs.t as unknown as (key: string, values: object) => string;
    const translate = (key: string, given = {}) => lookUp(key, { ns: 'x', ...given });
    const names = [...JSON.stringify(messages).matchAll(/\{\{\s*(\w+)/g)].map(([, name = '']) => name);
    const values = Object.fromEntries(names.map((name, index) => [name, index % 2 ? `<${name}>` : 12_345.5]));
    for (const key of keysOf(messages)) {
      expect(ours.of('x')(key), key).toBe(translate(key));
      expect(ours.of('x')(key, values), key).toBe(translate(key, values));
      const plural = /^(.*)_(?:zero|one|two|few|many|other)$/.exec(key)?.[1];
      for (const count of plural ? counts : []) {
        expect(ours.of('x')(plural ?? key, { ...values, count }), `${plural} of ${count}`).toBe(
          translate(plural ?? key, { ...values, count }),
        );
      }
    }
  });
});

const chinese = Object.keys(files).filter((file) => file.endsWith('zh.json'));

it.each(chinese)('LAY-27: %s has the punctuation of Chinese', (file) => {
  const western = /[\u3400-\u9fff][,;!?(]|[,;!?)][\u3400-\u9fff]/g;
  expect(JSON.stringify(files[file]).match(western) ?? []).toEqual([]);
});

describe('Texts', () => {
  const texts = new Texts('en');
  texts.add('x', {
    group: { hello: 'Hello {{name}}' },
    items_one: '{{count}} item',
    items_other: '{{count, number}} items',
  });
  const t = texts.of('x');

  it('fills in values as they are', () => {
    expect(t('group.hello', { name: '<b>' })).toBe('Hello <b>');
    expect(t('group.hello', {})).toBe('Hello {{name}}');
  });

  it('chooses plural forms and groups digits', () => {
    expect([t('items', { count: 1 }), t('items', { count: 12_000 })]).toEqual(['1 item', '12,000 items']);
  });

  it('shows the key of a text that is missing', () => {
    expect([t('group.nothing'), t('group'), texts.of('y')('a.b')]).toEqual(['group.nothing', 'group', 'a.b']);
  });
});
