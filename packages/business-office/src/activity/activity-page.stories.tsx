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
import { type BusinessActivity, businessActions } from '@wbn/contract/business/activity.ts';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { sessionOf } from '../fixtures/sessions.ts';
import { ActivityPage } from './activity-page.tsx';

const details = {
  part: 'trade',
  picture: 'coverPhoto',
  product: 'Planetary gearbox PG-180',
  created: 5,
  updated: 2,
  person: 'mei@harbourgear.example',
  access: 'admin',
  download: 'company',
};
const entries: BusinessActivity[] = businessActions.map((action, number) => ({
  activityID: `0193c000-0000-7000-8000-0000000000${10 + number}`,
  action,
  ...(number % 5 === 4 ? {} : { userID: '0193a000-0000-7000-8000-000000000001' }),
  userName: number % 5 === 4 ? 'Tomás Vidal' : 'Nadia Okafor',
  at: new Date(Date.UTC(2026, 10, 20 - number, 8, 30)).toISOString(),
  details,
}));

const apiOf = (list: Answer, more: Readonly<Record<string, Answer>> = {}) =>
  fakeApi({
    'load-business': () => withSiblings(harbourGear, { session: sessionOf('owner') }),
    'list-activity': list,
    ...more,
  });
const inPages: Answer = ({ query }) =>
  query?.nextID === undefined
    ? withSiblings(entries.slice(0, 12), { nextID: entries[11]?.activityID })
    : withSiblings(entries.slice(12), { nextID: null });

const meta = {
  title: 'business-office/activity/ActivityPage',
  component: ActivityPage,
  args: { api: apiOf(inPages), id: harbourGear.businessID },
} satisfies Meta<typeof ActivityPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Everything: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('changed Trade Capabilities')).toBeVisible();
    await expect(canvas.getByText('invited mei@harbourgear.example (Admin)')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show older' }));
    await expect(await canvas.findByText('downloaded the whole company as an archive')).toBeVisible();
    await expect(canvas.getByText('That is where it began.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Download the archive' })).toBeEnabled();
    // Somebody who has deleted their account is named, without a link.
    await expect(canvas.queryByRole('link', { name: 'Tomás Vidal' })).toBeNull();
    await expect(canvas.getAllByText('Tomás Vidal')[0]).toBeVisible();
  },
};

export const NothingYet: Story = {
  args: { api: apiOf(() => withSiblings([], { nextID: null })) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nothing has been done yet')).toBeVisible();
  },
};

export const Failed: Story = {
  args: { api: apiOf(() => new ApiError('InternalError', 'no', 500)) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

const download = 'Download the archive';
const archive = {
  // Loaded by the browser itself: something that a story has no need to save.
  url: '#archive',
  fileName: 'harbour-gear-drive-2026-11-21-company.zip',
  expiresAt: '2026-11-21T10:01:00.000Z',
};
const requested = fn((_input: FakeInput): unknown => archive);

export const Exported: Story = {
  name: 'The owner loads everything of the company as one archive',
  args: { api: apiOf(inPages, { 'request-download': requested }) },
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
  name: 'While the archive is prepared the button waits',
  args: { api: apiOf(inPages, { 'request-download': forever }) },
  play: async ({ canvas }) => {
    const button = await canvas.findByRole('button', { name: download });
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-busy', 'true');
  },
};

export const ExportFailed: Story = {
  name: 'An archive that cannot be prepared can be asked for again',
  args: {
    api: apiOf(inPages, { 'request-download': () => new ApiError('ServiceUnavailable', 'No', 503) }),
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: download }));
    await expect(await canvas.findByText('The archive could not be prepared. Try again.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: download })).toBeEnabled();
  },
};

/** What the person is to the company when it is asked. */
const role = { now: 'owner' as 'owner' | 'admin' };

export const ExportRefused: Story = {
  name: 'PERM-08: who is no longer the owner is told so instead',
  args: {
    api: apiOf(inPages, {
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
    await expect(canvas.queryByText('The archive could not be prepared. Try again.')).toBeNull();
  },
};

export const InChinese: Story = { globals: { language: 'zh' } };
