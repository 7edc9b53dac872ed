import type { Meta, StoryObj } from '@storybook/react-vite';
import { ApiError } from '@wbn/api-client/api-error.ts';
import {
  type Answer,
  type FakeInput,
  fakeApi,
  forever,
  withSiblings,
} from '@wbn/api-client/testing/fake-api.ts';
import { harbourGear } from '@wbn/cards/fixtures/businesses.ts';
import { sessionOf } from '@wbn/cards/fixtures/sessions.ts';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { ExportPage } from './export-page.tsx';

const apiOf = (answers: Readonly<Record<string, Answer>>) =>
  fakeApi({
    'load-business': () => withSiblings(harbourGear, { session: sessionOf('owner') }),
    ...answers,
  });

const download = 'Download the archive';
const archive = {
  // The browser opens this address; a fragment starts no download.
  url: '#archive',
  fileName: 'harbour-gear-drive-2026-11-21-company.zip',
  expiresAt: '2026-11-21T10:01:00.000Z',
};
const requested = fn((_input: FakeInput): unknown => archive);

const meta = {
  title: 'Company office/Export page',
  component: ExportPage,
  args: { api: apiOf({ 'request-download': requested }), id: harbourGear.businessID },
} satisfies Meta<typeof ExportPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};

export const Exported: Story = {
  tags: ['!dev'],
  parameters: { proves: 'The owner downloads everything of the company as one archive' },
  play: async ({ canvas, canvasElement }) => {
    requested.mockClear();
    const loaded = fn((event: Event) => event.preventDefault());
    const { body } = canvasElement.ownerDocument;
    const listen = (event: Event) => {
      if (event.target instanceof HTMLAnchorElement && event.target.download) loaded(event);
    };
    body.addEventListener('click', listen);
    await expect(await canvas.findByRole('region', { name: 'Export my company' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: download }));
    await expect(await canvas.findByText(`Your browser is saving ${archive.fileName}.`)).toBeVisible();
    await expect(requested.mock.calls[0]?.[0]).toMatchObject({
      params: { id: harbourGear.businessID },
      body: { kind: 'company' },
    });
    await expect(loaded).toHaveBeenCalledOnce();
    body.removeEventListener('click', listen);
  },
};

export const Exporting: Story = {
  parameters: { proves: 'The button is busy while the archive is prepared' },
  args: { api: apiOf({ 'request-download': forever }) },
  play: async ({ canvas }) => {
    const button = await canvas.findByRole('button', { name: download });
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-busy', 'true');
  },
};

export const ExportFailed: Story = {
  parameters: { proves: 'An archive that could not be prepared can be asked for again' },
  args: {
    api: apiOf({ 'request-download': () => new ApiError('ServiceUnavailable', 'No', 503) }),
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: download }));
    await expect(await canvas.findByText('The archive could not be created. Try again.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: download })).toBeEnabled();
  },
};

/** Answers with the person's role in the company. */
const role = { now: 'owner' as 'owner' | 'admin' };

export const ExportRefused: Story = {
  parameters: { rows: ['PERM-08'], proves: 'Says that the person is no longer the owner' },
  args: {
    api: apiOf({
      'load-business': () => withSiblings(harbourGear, { session: sessionOf(role.now) }),
      'request-download': () => {
        role.now = 'admin';
        return new ApiError('Forbidden', 'No', 403);
      },
    }),
  },
  beforeEach: () => {
    role.now = 'owner';
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: download }));
    await waitFor(() => expect(canvas.queryByRole('button', { name: download })).toBeNull());
    await expect(canvas.queryByText('The archive could not be created. Try again.')).toBeNull();
  },
};
