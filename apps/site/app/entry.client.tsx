import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router-dom';
import { startTexts } from './i18n/load-texts.client.ts';
import { Awake } from './start/awake.tsx';

// Without texts the page stays as the server sent it: readable, with working links and forms.
await startTexts();

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <Awake>
        <HydratedRouter />
      </Awake>
    </StrictMode>,
  );
});
