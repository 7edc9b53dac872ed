import type { Meta, StoryObj } from '@storybook/react-vite';
import { ApiError } from '@wbn/api-client/api-error.ts';
import { type Answers, answerTo, fakeApi } from '@wbn/api-client/testing/fake-api.ts';
import { asCard, harbourGear } from '@wbn/cards/fixtures/businesses.ts';
import { nadiaOkafor } from '@wbn/cards/fixtures/profiles.ts';
import { listMessages, type Message, sendMessage } from '@wbn/contract/messaging/messages.ts';
import type { OpenRequest } from '@wbn/contract/messaging/request.ts';
import { listRequests } from '@wbn/contract/messaging/requests.ts';
import { formatClock, formatDay, formatMoment, formatTimeAgo } from '@wbn/edition/format.ts';
import { sessionStore } from '@wbn/session/browser-session-store.ts';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { MessageCenter } from './message-center.tsx';
import { rowOf } from './request-cache.ts';

const requestID = '01939b30-11aa-7c44-8e21-5b0c7d9e2f01';
const { userID } = nadiaOkafor;
const ownerID = harbourGear.businessID;
const author = { authorID: userID, authorType: 'user' as const, name: 'Nadia Okafor' };
const buyer = {
  authorID: '01939b30-11aa-7c44-8e21-5b0c7d9e2f02',
  authorType: 'business' as const,
  name: 'Bergwerk Ruhr GmbH',
  about: 'Conveyors for open pits',
};

const message = (number: number, from: 'S' | 'R', content: string): Message => ({
  messageID: `01939b30-11aa-7c44-8e21-${String(number).padStart(12, '0')}`,
  ...{ number, from, content, type: 'text', files: [] },
  datetime: new Date(Date.UTC(2026, 10, 22, 23, 30 + number)).toISOString(),
  ...(from === 'R' && { author }),
});

const open: OpenRequest = {
  requestID,
  subject: 'Full price list',
  status: 'open',
  senderType: 'business',
  receiverType: 'business',
  from: buyer,
  to: { authorID: ownerID, authorType: 'business', name: harbourGear.general.companyName },
  createdAt: '2026-11-22T23:31:00.000Z',
  side: 'R',
  lastAt: '2026-11-23T00:15:00.000Z',
  lastMessage: { content: 'Is the lead time still four weeks?', from: 'S', fileCount: 0 },
  messageCount: 42,
  unread: true,
  labelIDs: [],
  details: { quantity: 40, unit: 'pieces', deliveryCountry: 'DE', deliveryTerm: 'CIF' },
  product: { productID: '01939b30-11aa-7c44-8e21-5b0c7d9e2f03', name: 'Planetary gearbox', isPublic: false },
  seenUntil: 0,
  readUntil: 41,
  isBarred: false,
};

/** An API of a company with one thread of 42 messages, which stores changes. */
function apiOf(more: Answers = {}) {
  let request = open;
  const said = Array.from({ length: 41 }, (_, at) =>
    message(at + 1, at % 4 === 3 ? 'R' : 'S', `Question ${at + 1}: which oil do you put in for the cold?`),
  );
  said.push(message(42, 'S', 'Is the lead time still four weeks?'));
  return fakeApi({
    'load-own-profile': () => ({
      ...nadiaOkafor,
      ...{ email: 'nadia.okafor@example.com', showBirthDate: false, showProfession: true, version: 1 },
    }),
    'list-user-businesses': () => [asCard(harbourGear)],
    'count-unread-requests': () => ({ total: 3, owners: [{ ownerID: userID, count: 2 }] }),
    'list-request-labels': () => [],
    'list-alternatives': () => [],
    'list-rounds': () => ({ rounds: [] }),
    'list-saved-replies': () => [],
    'list-requests': answerTo(listRequests, ({ query }) => {
      const row = rowOf(request);
      const isFound = row.subject.toLowerCase().includes((query?.search ?? '').toLowerCase());
      return { requests: isFound ? [row] : [] };
    }),
    'load-request': () => request,
    'list-messages': answerTo(listMessages, ({ query }) => {
      const end = query?.before === undefined ? said.length : Number(query.before) - 1;
      const begin = query?.after === undefined ? Math.max(0, end - 30) : Number(query.after);
      return { messages: said.slice(begin, end), hasMore: begin > 0 };
    }),
    'mark-request-read': ({ body }) => ({ readUntil: (body as { number: number }).number, unread: false }),
    'tell-typing': () => ({}),
    'send-message': answerTo(sendMessage, ({ body }) => {
      if (body.content === 'refuse') return new ApiError('Forbidden', 'Not now', 403);
      const sent = message(said.length + 1, 'R', body.content);
      said.push(sent);
      return sent;
    }),
    'end-request': () => {
      request = { ...request, status: 'closed' };
      return rowOf(request);
    },
    ...more,
  });
}

const meta = {
  title: 'Messages/Message center',
  component: MessageCenter,
  args: { api: apiOf(), ownerID, requestID },
  parameters: {
    layout: 'fullscreen',
    route: { path: '/*', at: `/business/${ownerID}/requests/${requestID}` },
  },
  beforeEach: () => {
    const soon = Math.floor(Date.now() / 1000) + 600;
    const tokens = { token: 'none', tokenExpire: soon, refreshToken: 'none', refreshTokenExpire: soon };
    sessionStore.save({ ...tokens, userID });
    return () => {
      sessionStore.clear();
      localStorage.removeItem(`wbn-message-${userID}-${requestID}`);
    };
  },
  render: (args) => (
    <div style={{ blockSize: '640px' }}>
      <MessageCenter {...args} api={apiOf()} />
    </div>
  ),
} satisfies Meta<typeof MessageCenter>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Thread: Story = { args: { api: apiOf() } };

export const Empty: Story = {
  args: { api: apiOf({ 'list-requests': () => ({ requests: [] }) }), requestID: undefined },
  parameters: { route: { path: '/*', at: `/business/${ownerID}/requests` } },
};

export const OfferOnAPhone: Story = {
  tags: ['!dev'],
  parameters: { proves: 'The button that sends an offer is in view above a form longer than the screen' },
  globals: { viewport: { value: 'mobile2' } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Make an offer' }));
    const dialog = await screen.findByRole('dialog', { name: 'Make an offer' });
    await within(dialog).findByLabelText('Delivery term');
    // As low as a phone leaves it above its keyboard.
    dialog.style.maxBlockSize = '360px';
    await expect(dialog.scrollHeight).toBeGreaterThan(dialog.clientHeight);
    const send = within(dialog).getByRole('button', { name: 'Send offer' });
    await expect(send.getBoundingClientRect().bottom).toBeLessThanOrEqual(
      dialog.getBoundingClientRect().bottom,
    );
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  },
};

export const AnswerABuyer: Story = {
  tags: ['!dev'],
  parameters: {
    rows: ['INQ-08', 'INQ-09', 'INQ-10', 'INQ-11', 'INQ-12', 'INQ-13', 'INQ-14', 'INQ-15', 'INQ-16'],
    proves: 'Searches threads, answers a buyer, keeps what failed, keeps the place and ends the chat',
  },
  play: async ({ canvas }) => {
    const log = await canvas.findByRole('log', { name: 'Messages with Bergwerk Ruhr GmbH' });
    await expect(within(log).getByText('New messages')).toBeVisible();
    const { textContent } = await canvas.findByTitle(formatMoment('en-AU', open.lastAt));
    await expect(textContent).toBe(
      formatTimeAgo('en-AU', Date.parse(open.lastAt), Date.now()) ?? formatDay('en-AU', open.lastAt),
    );
    await expect(within(log).getByText(formatClock('en-AU', '2026-11-23T00:12:00.000Z'))).toBeInTheDocument();
    await expect(canvas.getByText('Germany')).toBeVisible();

    // Earlier messages are inserted above and do not move the visible ones.
    const sixteenth = within(log).getByText('Question 16: which oil do you put in for the cold?');
    // The thread starts at its newest message.
    await waitFor(() => expect(log.scrollTop).toBeGreaterThan(0));
    log.scrollTop = 0;
    const height = sixteenth.getBoundingClientRect().top;
    await within(log).findByText(/^Question 1:/);
    await expect(log.scrollTop).toBeGreaterThan(100);
    await expect(Math.abs(sixteenth.getBoundingClientRect().top - height)).toBeLessThan(2);
    await userEvent.click(canvas.getByRole('button', { name: 'Go to the newest message' }));

    const field = canvas.getByRole('textbox', { name: 'Message to Bergwerk Ruhr GmbH' });
    await userEvent.type(field, '   {Enter}');
    await expect(field).toHaveValue('   ');
    await userEvent.clear(field);
    await userEvent.type(field, 'Yes,{Shift>}{Enter}{/Shift}four weeks.{Enter}');
    await expect(field).toHaveValue('');
    await within(log).findByText(/^Yes,\s*four weeks\.$/);
    await waitFor(() => expect(within(log).getAllByText('Sent')).toHaveLength(1));

    await userEvent.type(field, 'refuse{Enter}');
    await userEvent.click(await within(log).findByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(within(log).queryByText('Not delivered.')).toBeNull());

    const search = canvas.getByRole('searchbox', { name: 'Search by name, subject or date' });
    await userEvent.type(search, 'nothing like it');
    await canvas.findByText('No conversations found');
    await userEvent.clear(search);
    const row = await canvas.findByRole('link', { name: /Bergwerk Ruhr GmbH.*Full price list/ });
    await userEvent.keyboard('{ArrowDown}');
    await expect(row).toHaveFocus();

    await userEvent.click(canvas.getByLabelText('More about this conversation'));
    await expect(canvas.getByRole('link', { name: 'Watch Buyer Profile' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'End Conversation' }));
    const dialog = await screen.findByRole('dialog', { name: 'End this conversation?' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'End Conversation' }));
    await screen.findByText('Finished successfully');
    await waitFor(() => expect(field).toHaveAttribute('placeholder', 'This chat has ended'));
    await expect(field).toBeDisabled();
    await expect(canvas.getByRole('link', { name: 'New request' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/business\/.*\/send-request$/),
    );
    await userEvent.click(canvas.getByLabelText('More about this conversation'));
    await expect(canvas.getByRole('button', { name: 'End Conversation' })).toBeDisabled();
  },
};
