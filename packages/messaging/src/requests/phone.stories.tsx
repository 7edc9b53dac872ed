import type { Meta, StoryObj } from '@storybook/react-vite';
import { ApiError } from '@wbn/api-client/api-error.ts';
import { fakeApi } from '@wbn/api-client/testing/fake-api.ts';
import { asCard, harbourGear, longNames } from '@wbn/cards/fixtures/businesses.ts';
import { nadiaOkafor } from '@wbn/cards/fixtures/profiles.ts';
import type { OpenRequest } from '@wbn/contract/messaging/request.ts';
import { sessionStore } from '@wbn/session/browser-session-store.ts';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { MessageCenter } from './message-center.tsx';
import { rowOf } from './request-cache.ts';

const { userID } = nadiaOkafor;
const idOf = (place: number) => `01939b30-11aa-7c44-8e21-5b0c7d9e3f0${place}`;
const gone = idOf(9);
const first = (place: number, status: OpenRequest['status'], to: string): OpenRequest => ({
  requestID: idOf(place),
  subject: 'Full price list',
  status,
  senderType: 'user',
  receiverType: 'business',
  from: { authorID: userID, authorType: 'user', name: 'Nadia Okafor' },
  to: { authorID: longNames.businessID, authorType: 'business', name: to },
  createdAt: '2026-11-22T23:31:00.000Z',
  side: 'S',
  lastAt: '2026-11-22T23:31:00.000Z',
  lastMessage: { content: 'What does a pallet cost?', from: 'S', fileCount: 0 },
  messageCount: 1,
  unread: false,
  ...{ details: {}, seenUntil: 0, readUntil: 1, isBarred: false },
});

/** An API of a buyer with one inquiry under review and one sent; each list and thread fails once. */
function failingApi() {
  const requests = [first(1, 'held', 'Delta Glass'), first(2, 'open', 'Kiln & Sons')];
  const broken = new Set(['list', idOf(2)]);
  const failOnce = (what: string) => broken.delete(what);
  return fakeApi({
    'load-own-profile': () => ({
      ...nadiaOkafor,
      ...{ email: 'nadia.okafor@example.com', showBirthDate: false, showProfession: true, version: 1 },
    }),
    'list-user-businesses': () => [asCard(harbourGear)],
    'count-unread-requests': () => ({ total: 0, owners: [] }),
    'list-request-labels': () => [],
    'list-saved-replies': () => [],
    'list-alternatives': () => [asCard(longNames)],
    'list-rounds': () => ({ rounds: [] }),
    'list-requests': ({ query }) => {
      if (failOnce('list')) return new ApiError('InternalError', 'Broken', 500);
      return { requests: query?.ubid ? [] : requests.map(rowOf) };
    },
    'load-request': ({ params }) => {
      const found = requests.find(({ requestID }) => requestID === params?.rid);
      return found ?? new ApiError('NotFound', 'Gone', 404);
    },
    'list-messages': ({ params }) => {
      if (params?.rid === gone) return new ApiError('NotFound', 'Gone', 404);
      if (failOnce(params?.rid ?? '')) return new ApiError('InternalError', 'Broken', 500);
      const message = { messageID: idOf(8), number: 1, from: 'S', type: 'text', files: [] };
      const datetime = '2026-11-22T23:31:00.000Z';
      return { messages: [{ ...message, content: 'What does a pallet cost?', datetime }], hasMore: false };
    },
    'mark-request-read': () => ({ readUntil: 1, unread: false }),
    'tell-typing': () => ({}),
  });
}

/** Shows the message center of the address and a button that opens an old link. */
function AtAddress() {
  const [api] = useState(failingApi);
  const navigate = useNavigate();
  const [, , ownerID, , requestID] = useLocation().pathname.split('/');
  return (
    <div style={{ inlineSize: '390px', blockSize: '640px' }}>
      <MessageCenter api={api} ownerID={ownerID} requestID={requestID} />
      <button
        type="button"
        style={{ color: 'CanvasText', background: 'Canvas' }}
        onClick={() => navigate(`/business/${userID}/requests/${gone}`)}
      >
        An old link
      </button>
    </div>
  );
}

const meta = {
  title: 'Messages/Message center on a phone',
  component: AtAddress,
  parameters: { layout: 'fullscreen', route: { path: '/*', at: `/business/${userID}/requests` } },
  globals: { viewport: { value: 'mobile2' } },
  beforeEach: () => {
    const soon = Math.floor(Date.now() / 1000) + 600;
    const tokens = { token: 'none', tokenExpire: soon, refreshToken: 'none', refreshTokenExpire: soon };
    sessionStore.save({ ...tokens, userID });
    return () => sessionStore.clear();
  },
} satisfies Meta<typeof AtAddress>;

export default meta;

export const Failed: StoryObj<typeof meta> = {};

export const OnePaneAtATime: StoryObj<typeof meta> = {
  tags: ['!dev'],
  parameters: {
    rows: ['INQ-08'],
    proves:
      'Shows the list or the chat; tries again what failed, announces what is new, and leads back from a missing thread',
  },
  play: async ({ canvas }) => {
    const back = () => userEvent.click(canvas.getByRole('link', { name: 'Back to the conversations' }));
    const list = () => canvas.queryByRole('navigation', { name: 'Conversations' });
    await canvas.findByText('The conversations could not be loaded');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(canvas.queryByText('Choose a conversation')).not.toBeVisible();

    // The first message of a new account is under review: its sender can read it and cannot write more.
    await userEvent.click(await canvas.findByRole('link', { name: /Delta Glass.*Under review/ }));
    const log = within(await canvas.findByRole('log', { name: 'Messages with Delta Glass' }));
    await expect(list()).toBeNull();
    await expect(log.getByText('Under review, usually less than a day')).toBeVisible();
    await expect(log.queryByRole('region')).toBeNull();
    const field = canvas.getByRole('textbox', { name: 'Message to Delta Glass' });
    await expect(field).toBeDisabled();
    await expect(field).toHaveAttribute('placeholder', 'You can write again when your message has been sent');
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
    await back();

    await userEvent.click(await canvas.findByRole('link', { name: /Kiln & Sons/ }));
    await canvas.findByText('The conversation could not be loaded');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    const other = within(await canvas.findByRole('log', { name: 'Messages with Kiln & Sons' }));
    // Alternatives are shown once, below the messages.
    await waitFor(() => expect(other.getByRole('region')).toBeVisible());
    await expect(canvas.getAllByRole('button', { name: 'Send the same inquiry' })).toHaveLength(1);
    const bottom = canvas.getByRole('textbox', { name: 'Message to Kiln & Sons' }).getBoundingClientRect();
    await expect(bottom.bottom).toBeLessThanOrEqual(window.innerHeight);
    await back();
    await expect(list()).toBeVisible();

    await userEvent.click(canvas.getByRole('button', { name: 'An old link' }));
    await canvas.findByText('Conversation not found');
    await back();

    await userEvent.click(await canvas.findByLabelText('Messages of Nadia Okafor'));
    await userEvent.click(await screen.findByRole('link', { name: /Harbour Gear/ }));
    await canvas.findByText('No conversations yet');
    await canvas.findByText(/^Requests from buyers appear here/);
  },
};
