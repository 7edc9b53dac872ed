import type { Meta, StoryObj } from '@storybook/react-vite';
import { ApiError } from '@wbn/api-client/api-error.ts';
import { fakeApi } from '@wbn/api-client/testing/fake-api.ts';
import { nadiaOkafor } from '@wbn/cards/fixtures/profiles.ts';
import type { OpenRequest } from '@wbn/contract/messaging/request.ts';
import { sessionStore } from '@wbn/session/browser-session-store.ts';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { MessageCenter } from './message-center.tsx';
import { rowOf } from './request-cache.ts';

const { userID } = nadiaOkafor;
const idOf = (place: number) => `01939b30-11aa-7c44-8e21-5b0c7d9e4f0${place}`;
const own = { authorID: userID, authorType: 'user' as const, name: 'Nadia Okafor' };
const person = (place: number, name: string) => ({
  authorID: idOf(place),
  authorType: 'user' as const,
  name,
});
const words = 'We met at the fair in Hanover. May I show you our bearings?';

function thread(place: number, given: Partial<OpenRequest>): OpenRequest {
  return {
    requestID: idOf(place),
    subject: '',
    status: 'asked',
    senderType: 'user',
    receiverType: 'user',
    from: person(7, 'Theo Brandt'),
    to: own,
    createdAt: '2026-11-22T23:31:00.000Z',
    side: 'R',
    lastAt: '2026-11-22T23:31:00.000Z',
    lastMessage: { content: words, from: 'S', fileCount: 0 },
    messageCount: 1,
    unread: given.side !== 'S',
    ...{ details: {}, seenUntil: 0, readUntil: given.side === 'S' ? 1 : 0, isBarred: false },
    ...given,
  };
}

const listed = fn((_status: unknown): void => undefined);

/** An API of a person with two message requests, one of her own that waits, and a conversation with a person. */
function apiOf() {
  let failures = 1;
  const requests = new Map(
    [
      thread(1, {}),
      thread(2, { from: person(8, 'Mirela Ionescu') }),
      thread(3, { side: 'S', from: own, to: person(9, 'Jonas Weber') }),
      thread(4, { status: 'open', from: person(6, 'Lan Pham'), unread: false }),
    ].map((one) => [one.requestID, one]),
  );
  return fakeApi({
    'load-own-profile': () => ({
      ...nadiaOkafor,
      ...{ email: 'nadia.okafor@example.com', showBirthDate: false, showProfession: true, version: 1 },
    }),
    'list-user-businesses': () => [],
    'count-unread-requests': () => ({ total: 0, owners: [] }),
    'list-saved-replies': () => [],
    'list-rounds': () => ({ rounds: [] }),
    'list-requests': ({ query }) => {
      listed(query?.status);
      const chosen = [...requests.values()].filter(({ status }) => !query?.status || status === query.status);
      return { requests: chosen.map(rowOf) };
    },
    'load-request': ({ params }) => requests.get(params?.rid ?? '') ?? new ApiError('NotFound', 'Gone', 404),
    'list-messages': () => {
      const message = { messageID: idOf(5), number: 1, from: 'S', type: 'text', files: [] };
      return {
        messages: [{ ...message, content: words, datetime: '2026-11-22T23:31:00.000Z' }],
        hasMore: false,
      };
    },
    'mark-request-read': () => ({ readUntil: 1, unread: false }),
    'accept-message-request': ({ params }) => {
      const known = requests.get(params?.rid ?? '');
      if (!known || failures-- > 0) return new ApiError('ServiceUnavailable', 'Busy', 503);
      const open = { ...known, status: 'open' as const };
      requests.set(open.requestID, open);
      return rowOf(open);
    },
    'decline-message-request': ({ params }) => {
      requests.delete(params?.rid ?? '');
      return {};
    },
  });
}

function AtAddress() {
  const [api] = useState(apiOf);
  const [, , , , requestID] = useLocation().pathname.split('/');
  return (
    <div style={{ blockSize: '640px' }}>
      <MessageCenter api={api} ownerID={userID} requestID={requestID} />
    </div>
  );
}

const meta = {
  title: 'Messages/Message requests',
  component: AtAddress,
  parameters: {
    layout: 'fullscreen',
    route: { path: '/*', at: `/business/${userID}/requests/${idOf(1)}` },
  },
  beforeEach: () => {
    const soon = Math.floor(Date.now() / 1000) + 600;
    const tokens = { token: 'none', tokenExpire: soon, refreshToken: 'none', refreshTokenExpire: soon };
    sessionStore.save({ ...tokens, userID });
    return () => sessionStore.clear();
  },
} satisfies Meta<typeof AtAddress>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Received: Story = {};

export const Waiting: Story = {
  parameters: { route: { path: '/*', at: `/business/${userID}/requests/${idOf(3)}` } },
};

export const AcceptAndDecline: Story = {
  tags: ['!dev'],
  parameters: {
    rows: ['MSG-01', 'MSG-03'],
    proves:
      'Filters message requests; accepts one after a failure, declines another, which is gone; the sender waits',
  },
  play: async ({ canvas }) => {
    const field = (name: string) => canvas.queryByRole('textbox', { name: `Message to ${name}` });
    const rowOfPerson = (name: RegExp) => canvas.queryByRole('link', { name });
    await userEvent.selectOptions(await canvas.findByLabelText('Show'), 'requests');
    await waitFor(() => expect(listed).toHaveBeenLastCalledWith('asked'));
    await waitFor(() => expect(rowOfPerson(/Lan Pham/)).toBeNull());
    await expect(rowOfPerson(/Jonas Weber.*Waiting/)).toBeVisible();
    await expect(rowOfPerson(/Theo Brandt.*Message request/)).toBeVisible();

    const request = await canvas.findByRole('region', { name: 'Theo Brandt wants to write to you' });
    await expect(within(canvas.getByRole('log')).getByText(words)).toBeVisible();
    await expect(field('Theo Brandt')).toBeNull();
    await userEvent.click(canvas.getByLabelText('More about this conversation'));
    await expect(canvas.getByRole('button', { name: 'End Conversation' })).toBeDisabled();
    await userEvent.click(within(request).getByRole('button', { name: 'Accept' }));
    await screen.findByText('Your answer could not be saved. Try again.');
    await userEvent.click(within(request).getByRole('button', { name: 'Accept' }));
    await waitFor(() => expect(field('Theo Brandt')).toHaveFocus());
    await expect(canvas.queryByRole('button', { name: 'Make an offer' })).toBeNull();

    await userEvent.click(canvas.getByRole('link', { name: /Mirela Ionescu/ }));
    const other = await canvas.findByRole('region', { name: 'Mirela Ionescu wants to write to you' });
    await userEvent.click(within(other).getByRole('button', { name: 'Decline' }));
    await canvas.findByText('Choose a conversation');
    await waitFor(() => expect(rowOfPerson(/Mirela Ionescu/)).toBeNull());

    await userEvent.click(canvas.getByRole('link', { name: /Jonas Weber/ }));
    await expect(await canvas.findByText(/receives your message as a request/)).toBeVisible();
    await waitFor(() => expect(field('Jonas Weber')).toBeDisabled());
    await expect(within(canvas.getByRole('log')).getByText('Sent')).toBeVisible();
  },
};
