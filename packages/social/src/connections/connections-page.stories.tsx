import type { Meta, StoryObj } from '@storybook/react-vite';
import { ApiError } from '@wbn/api-client/api-error.ts';
import { answerTo, fakeApi } from '@wbn/api-client/testing/fake-api.ts';
import { type Connection, listConnections } from '@wbn/contract/social/connections.ts';
import { expect, userEvent, waitFor } from 'storybook/test';
import { harbourGearAuthor, longAuthor, nadiaAuthor } from '../fixtures/authors.ts';
import { ConnectionsPage } from './connections-page.tsx';

const request = (other: Connection['other'], message?: string): Connection => ({
  connectionID: other.authorID,
  status: 'pending',
  side: 'received',
  other,
  since: '2026-11-20T08:00:00.000Z',
  ...(message && { message }),
});

const received = [
  request(nadiaAuthor, 'We met at your stand in Hannover and would like a quotation for 40 gearboxes.'),
  request(longAuthor),
];

const lists = answerTo(listConnections, ({ query }) =>
  query?.nextID
    ? { items: [request(harbourGearAuthor)] }
    : { items: received, nextID: `1700000000000000.${longAuthor.authorID}` },
);

const meta = {
  title: 'Contacts/Connections page',
  component: ConnectionsPage,
  args: {
    api: fakeApi({
      'list-connections': lists,
      'answer-connection': () => ({ ...received[0], status: 'accepted' }),
      'list-blocked': () => ({ items: [] }),
      'list-following': () => new ApiError('ServiceUnavailable', 'Busy', 503),
    }),
  },
  parameters: { route: { path: '/connections', at: '/connections' } },
} satisfies Meta<typeof ConnectionsPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {};

export const Manage: Story = {
  tags: ['!dev'],
  parameters: {
    proves: 'Answers requests by keyboard in place; lists load more, end, are empty, fail and load again',
  },
  play: async ({ canvas }) => {
    const accept = await canvas.findByRole('button', { name: 'Accept Nadia Okafor' });
    accept.focus();
    await userEvent.keyboard('{Enter}');
    const done = await canvas.findByText('Accepted');
    await waitFor(() => expect(document.activeElement).toContainElement(done));
    await expect(canvas.getByRole('link', { name: 'Nadia Okafor' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show more' }));
    await expect(await canvas.findByText('There are no more entries.')).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'Blocked' }));
    await expect(await canvas.findByText('No one is blocked')).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'Following' }));
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

export const OnAPhone: Story = {
  decorators: [
    (Inner) => (
      <div style={{ inlineSize: '18rem' }}>
        <Inner />
      </div>
    ),
  ],
  globals: { language: 'es', theme: 'dark' },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('link', { name: 'Nadia Okafor' });
    const box = canvasElement.querySelector<HTMLElement>('div[style]');
    await expect(box?.scrollWidth).toBeLessThanOrEqual(box?.clientWidth ?? 0);
  },
};
