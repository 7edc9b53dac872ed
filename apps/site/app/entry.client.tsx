import { StrictMode, startTransition, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router-dom';
import { repeatEarlyClick, untilIdleOrTouched } from './hydration.ts';
import { startTexts } from './i18n/load-texts.client.ts';

function Page() {
  useEffect(repeatEarlyClick, []);
  return <HydratedRouter />;
}

await untilIdleOrTouched();
// Without texts the page stays as the server sent it: readable, with working links and forms.
await startTexts();

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <Page />
    </StrictMode>,
  );
});
