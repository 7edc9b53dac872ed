import { expect, it } from 'vitest';
import { textLanguageOf } from './text-language.ts';

const italian = 'Produciamo valvole a sfera in acciaio inox dal 1962, per impianti chimici e alimentari.';

it('names the language of a text in that of the page; undefined when both are the same', () => {
  expect(textLanguageOf(italian, 'en')).toEqual({ code: 'it', name: 'Italian' });
  expect(textLanguageOf(italian, 'es')).toEqual({ code: 'it', name: 'italiano' });
  expect(textLanguageOf(italian, 'it')).toBeUndefined();
  expect(textLanguageOf('我们是一家专业生产工业水泵和阀门的制造商，成立于一九九八年。', 'en')).toEqual({
    code: 'zh',
    name: 'Chinese',
  });
});

it('gives no language for a text that is too short', () => {
  for (const text of ['', 'Harbour gear & drive: planetary gearboxes, spares', undefined, null, '1962 DN 50'])
    expect(textLanguageOf(text, 'en')).toBeUndefined();
});

it('gives no language when a second one is nearly as likely, as for lists of English goods', () => {
  const goods = 'Stainless steel hand valve, brass body, stem seal, flange DN 15, 16 bar rated';
  expect(textLanguageOf(goods, 'en')).toBeUndefined();
  const swedish = 'Vi tillverkar ventiler av rostfritt stål för industri och kraftverk i hela Norden.';
  expect(textLanguageOf(swedish, 'en')).toEqual({ code: 'sv', name: 'Swedish' });
});
