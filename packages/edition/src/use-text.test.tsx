import { createInstance } from 'i18next';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { expect, test } from 'vitest';
import { UsedNamespacesContext, useText } from './use-text.ts';

function createTexts(language: string, texts: Readonly<Record<string, string>>) {
  const instance = createInstance({
    lng: language,
    resources: { [language]: { site: texts } },
    initAsync: false,
  });
  void instance.init();
  return instance;
}

/** Title and number of reviews, as a component of a package writes them. */
function Reviews({ count }: { readonly count: number }) {
  const t = useText('site') as unknown as (key: string, values?: Record<string, unknown>) => string;
  return `${t('title')}: ${t('reviews', { count })}`;
}

const english = createTexts('en', {
  title: 'Reviews',
  reviews_one: '{{count}} review',
  reviews_other: '{{count}} reviews',
});
const italian = createTexts('it', {
  title: 'Recensioni',
  reviews_one: '{{count}} recensione',
  reviews_other: '{{count}} recensioni',
});

test('writes texts with values anew and keeps the languages of requests apart', () => {
  const render = (instance: typeof english, count: number) =>
    renderToStaticMarkup(
      <I18nextProvider i18n={instance}>
        <Reviews count={count} />
      </I18nextProvider>,
    );
  expect(render(english, 1)).toBe('Reviews: 1 review');
  expect(render(italian, 1)).toBe('Recensioni: 1 recensione');
  expect(render(english, 3)).toBe('Reviews: 3 reviews');
  expect(render(italian, 3)).toBe('Recensioni: 3 recensioni');
});

test('names the namespaces of one rendering, also when their texts are remembered', () => {
  for (let rendering = 0; rendering < 2; rendering += 1) {
    const used = new Set<string>();
    renderToStaticMarkup(
      <I18nextProvider i18n={english}>
        <UsedNamespacesContext value={used}>
          <Reviews count={2} />
        </UsedNamespacesContext>
      </I18nextProvider>,
    );
    expect([...used]).toEqual(['site']);
  }
});
