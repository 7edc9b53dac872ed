import '@wbn/ui-kit/theme/global.css.ts';
import './frame/brand.css.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import { EditionProvider } from '@wbn/edition/use-edition.tsx';
import { memberQueryClient } from '@wbn/session/member-query-client.ts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { RouterProvider } from 'react-router-dom';
import { deskView } from './frame/desk-edition.ts';
import { readDeskLanguage } from './i18n/desk-language.ts';
import { loadDeskTexts } from './i18n/desk-texts.ts';
import { createDeskRouter } from './router.tsx';
import { takeHandOff } from './session/take-hand-off.ts';

// Before anything else: the address holds a code that opens a session.
const handOff = takeHandOff();
const language = readDeskLanguage();
const html = document.documentElement;
html.lang = language;
const texts = await loadDeskTexts(language);
const view = deskView(language, html, window.location.origin);
const router = createDeskRouter(handOff);

createRoot(document.getElementById('desk') as HTMLElement).render(
  <StrictMode>
    <I18nextProvider i18n={texts}>
      <EditionProvider view={view}>
        <QueryClientProvider client={memberQueryClient()}>
          <RouterProvider router={router} />
        </QueryClientProvider>
      </EditionProvider>
    </I18nextProvider>
  </StrictMode>,
);
