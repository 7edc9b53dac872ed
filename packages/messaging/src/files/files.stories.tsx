import type { Meta, StoryObj } from '@storybook/react-vite';
import { ApiError } from '@wbn/api-client/api-error.ts';
import { answerTo, fakeApi } from '@wbn/api-client/testing/fake-api.ts';
import {
  checkMessageUpload,
  requestMessageFile,
  requestMessageUpload,
} from '@wbn/contract/messaging/message-uploads.ts';
import type { Offer } from '@wbn/contract/messaging/offer.ts';
import { Button } from '@wbn/ui-kit/controls/buttons/button.tsx';
import { Stack } from '@wbn/ui-kit/layout/stack.tsx';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { OfferCard } from '../offers/offer-card.tsx';
import { emptyOffer, readOffer } from '../offers/offer-draft.ts';
import { OfferForm } from '../offers/offer-form.tsx';
import { FileField } from './file-field.tsx';
import { FileList } from './file-list.tsx';
import { areFilesReady, type PickedFile, tokensOf } from './picked-file.ts';

const idOf = (end: string) => `01939b30-11aa-7c44-8e21-5b0c7d9e1${end}`;
const picture =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/** An API that refuses the first check of the file `late` because there are too many files. */
function answers() {
  const turns = new Map<string, string>();
  let isBusy = true;
  return fakeApi({
    'request-message-upload': answerTo(requestMessageUpload, ({ body }) => {
      const token = `${'x'.repeat(42)}${turns.size}`;
      turns.set(token, body.fileName);
      return { signedPost: { url: picture, fields: {} }, token };
    }),
    'check-message-upload': answerTo(checkMessageUpload, ({ body }) => {
      const name = turns.get(body.token) ?? '';
      if (name.startsWith('late') && isBusy) {
        isBusy = false;
        throw new ApiError('ServiceUnavailable', 'Many files are being sent.', 503);
      }
      return { name, contentType: 'application/pdf', size: 182_000 };
    }),
    'request-message-file': answerTo(requestMessageFile, () => ({
      url: picture,
      fileName: 'a.png',
      expiresAt: '2026-11-23T10:00:00.000Z',
    })),
    'list-trade-choices': () => ({
      markets: [],
      spokenLanguages: [],
      deliveryTerms: [{ code: 'FOB', name: 'FOB – free on board' }],
      currencies: [{ code: 'USD', name: 'US dollar' }],
      packagingTypes: [],
      paymentTypes: [],
      contractManufacturing: [],
      periods: [],
    }),
  });
}

function Desk() {
  const [api] = useState(answers);
  const [files, setFiles] = useState<readonly PickedFile[]>([]);
  const [draft, setDraft] = useState(emptyOffer);
  const [sent, setSent] = useState<Offer>();
  const read = readOffer(draft, 'en');
  return (
    <Stack space="lg">
      <form>
        <FileField api={api} files={files} onChange={setFiles} />
        <output>{`${areFilesReady(files) ? 'ready' : 'waiting'}: ${tokensOf(files).length}`}</output>
      </form>
      <FileList
        api={api}
        place={{ requestID: idOf('f02') }}
        bid={undefined}
        files={[
          {
            fileID: idOf('f03'),
            name: 'Test report EN 10204 3.1.pdf',
            contentType: 'application/pdf',
            size: 1_482_000,
          },
          { fileID: idOf('f04'), name: 'Flange, worn side.jpg', contentType: 'image/jpeg', size: 820_000 },
        ]}
      />
      <OfferForm
        api={api}
        value={draft}
        onChange={setDraft}
        problems={'problems' in read ? read.problems : []}
      />
      <Button onClick={() => 'offer' in read && setSent(read.offer)}>Send offer</Button>
      {sent && <OfferCard offer={sent} />}
    </Stack>
  );
}

const meta = { title: 'Messages/Files and offers', component: Desk } satisfies Meta<typeof Desk>;

export default meta;
type Story = StoryObj<typeof meta>;

const fileOf = (name: string, type = 'application/pdf', size = 20) =>
  new File([new Uint8Array(size)], name, { type });

export const Empty: Story = {};

export const Attach: Story = {
  tags: ['!dev'],
  parameters: {
    proves:
      'Files are picked, dropped, refused, tried again and removed; a picture opens; an offer is written',
  },
  play: async ({ canvas, canvasElement }) => {
    const input = canvas.getByLabelText('Attach files', { selector: 'input' });
    await userEvent.upload(input, [fileOf('Price list.pdf'), fileOf('late.pdf')]);
    await expect(await canvas.findByText(/Too many files at once/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Upload late.pdf again' }));
    await expect(await canvas.findByText('ready: 2')).toBeVisible();
    const dataTransfer = new DataTransfer();
    for (const file of [fileOf('setup.exe', ''), fileOf('a.pdf'), fileOf('b.pdf'), fileOf('c.pdf')])
      dataTransfer.items.add(file);
    const drop = new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true });
    canvasElement.querySelector('form')?.dispatchEvent(drop);
    await expect(await canvas.findByText(/can have 5 files/)).toBeVisible();
    await expect(canvas.getByText(/Not a JPEG/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove setup.exe' }));
    await expect(await canvas.findByText('ready: 4')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show Flange, worn side.jpg' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Flange, worn side.jpg' }));
    await expect(await dialog.findByRole('img', { name: 'Flange, worn side.jpg' })).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
    await expect(canvas.getByText(/Enter at least one/)).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Price per unit' }), '4.85');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Lead time in days' }), '21');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Delivery term' }), 'FOB');
    await userEvent.click(canvas.getByRole('button', { name: 'Send offer' }));
    const card = within(canvas.getByRole('region', { name: 'Offer' }));
    await waitFor(() => expect(card.getByText('21 days')).toBeVisible());
    await expect(card.getByText(/4\.85/)).toBeVisible();
  },
};
