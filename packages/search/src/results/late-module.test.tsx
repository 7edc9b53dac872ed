import { renderPage } from '@wbn/cards/fixtures/render-page.tsx';
import { Suspense } from 'react';
import { expect, it } from 'vitest';
import { lateModule } from './late-module.tsx';

const loading = async () => ({ Card: ({ name }: { readonly name: string }) => <p>{name}</p> });

it('SRCH-01: a late part is waited for until its code is loaded, and from then on drawn at once', async () => {
  const late = lateModule(loading);
  const Card = late.part(({ Card: card }) => card);
  const draw = () =>
    renderPage(
      <Suspense fallback={<i>later</i>}>
        <Card name="Elin Sandrup" />
      </Suspense>,
    );
  expect(draw()).toContain('<i>later</i>');
  await late.load();
  expect(draw()).toContain('<p>Elin Sandrup</p>');
});

it('code that cannot be fetched is told to whoever asks for it', async () => {
  const late = lateModule(() => Promise.reject(new Error('no connection')));
  await expect(late.load()).rejects.toThrow('no connection');
});
