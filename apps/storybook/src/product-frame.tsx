import { QueryClientProvider } from '@tanstack/react-query';
import { addDeskTexts } from '@wbn/desk/testing/add-desk-texts.ts';
import type { Edition } from '@wbn/edition/edition.ts';
import { editionLocale } from '@wbn/edition/edition-locale.ts';
import type { Language } from '@wbn/edition/language.ts';
import { EditionProvider } from '@wbn/edition/use-edition.tsx';
import { createQueryClient } from '@wbn/session/create-query-client.ts';
import { i18nOf } from '@wbn/site/app/i18n/i18n.server.ts';
import { Toaster } from '@wbn/ui-kit/overlays/toast.tsx';
import { brandStyle } from '@wbn/ui-kit/theme/brand-style.ts';
import { type ReactNode, useLayoutEffect, useMemo, useState } from 'react';
import { I18nextProvider } from 'react-i18next';
import { editionOf } from './editions.ts';
import { inEdition } from './samples/in-edition.ts';
import { type StoryRoute, StoryRouter } from './story-router.tsx';

interface ProductFrameProps {
  readonly editionId: string;
  readonly language: Language;
  readonly theme: 'system' | 'light' | 'dark';
  readonly direction: 'ltr' | 'rtl';
  readonly route: StoryRoute | undefined;
  readonly children: ReactNode;
}

/** Gives the data of a page a company of the edition. */
function withSamples(route: StoryRoute | undefined, edition: Edition): StoryRoute | undefined {
  const { loader } = route ?? {};
  if (typeof loader !== 'function') return route;
  return { ...route, loader: async (...values) => inEdition(await loader(...values), edition) };
}

/** Puts around a story what the site puts around a page: edition, texts, router, query cache, toasts. */
export function ProductFrame({ editionId, language, theme, direction, route, children }: ProductFrameProps) {
  const edition = editionOf(editionId);
  // Each story has its own query cache.
  const [queryClient] = useState(createQueryClient);
  const view = useMemo(
    () => ({
      edition,
      language,
      hosts: {
        site: `https://${edition.host}`,
        accounts: 'https://accounts.wbn.example',
        api: 'https://api.wbn.example',
      },
    }),
    [edition, language],
  );
  useLayoutEffect(() => {
    const { documentElement: html } = document;
    html.lang = language;
    html.dir = direction;
    if (theme === 'system') delete html.dataset.theme;
    else html.dataset.theme = theme;
  }, [language, direction, theme]);
  useLayoutEffect(() => {
    const style = document.createElement('style');
    style.textContent = brandStyle(edition.brand);
    document.head.append(style);
    return () => style.remove();
  }, [edition]);
  return (
    <I18nextProvider i18n={addDeskTexts(i18nOf(language, editionLocale(edition.id, language)))}>
      <EditionProvider view={view}>
        <QueryClientProvider client={queryClient}>
          <StoryRouter route={withSamples(route, edition)}>{children}</StoryRouter>
        </QueryClientProvider>
        <Toaster />
      </EditionProvider>
    </I18nextProvider>
  );
}
