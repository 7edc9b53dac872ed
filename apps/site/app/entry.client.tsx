import { StrictMode, startTransition, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { HydratedRouter } from 'react-router-dom';
import { repeatEarlyClick, untilIdleOrInteraction } from './hydration.ts';
import { i18n, startI18n } from './i18n/i18n.client.ts';

function Page() {
  useEffect(repeatEarlyClick, []);
  return (
    <I18nextProvider i18n={i18n}>
      <HydratedRouter />
    </I18nextProvider>
  );
}

if (import.meta.env.DEV) (await import('./development/name-components.ts')).nameComponentsByKey();
await untilIdleOrInteraction();
// When texts cannot be loaded, this rejects and the server's HTML stays: readable, with working links and forms.
await startI18n();

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <Page />
    </StrictMode>,
  );
});
