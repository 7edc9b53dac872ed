import type { Meta, StoryObj } from '@storybook/react-vite';
import { ApiError } from '@wbn/api-client/api-error.ts';
import { type Answers, fakeApi, forever } from '@wbn/api-client/testing/fake-api.ts';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { notificationSettings, notifications } from '../fixtures/notifications.ts';
import { NotificationBell } from './notification-bell.tsx';
import { NotificationsPage } from './notifications-page.tsx';
import { StopMailsPage } from './stop-mails-page.tsx';

const seen = fn();
const saved = fn();

/** An API with two pages, of which the second fails once, and stored settings. */
function apiOf(answers: Answers = {}) {
  let settings: object = notificationSettings;
  let failures = 1;
  return fakeApi({
    'list-notifications': ({ query }) => {
      if (query?.after === undefined)
        return { notifications: notifications.slice(0, 5), next: '40', newest: '80', unread: 2 };
      return failures-- > 0
        ? new ApiError('ServiceUnavailable', 'Busy', 503)
        : { notifications: notifications.slice(5), newest: '39', unread: 2 };
    },
    'count-unread-notifications': () => ({ unread: 2 }),
    'mark-notifications-seen': ({ body }) => {
      seen(body);
      return { unread: 0 };
    },
    'read-notification': ({ params }) => ({ notificationID: params?.id }),
    'load-notification-settings': () => settings,
    'save-notification-settings': ({ body }) => {
      saved(body);
      const { digest, kinds, messagesFrom } = body as Partial<typeof notificationSettings>;
      const changed = new Map(kinds?.map((one) => [one.kind, one]));
      settings = {
        digest: digest ?? 'weekly',
        messagesFrom: messagesFrom ?? 'companies',
        kinds: notificationSettings.kinds.map((one) => changed.get(one.kind) ?? one),
      };
      return settings;
    },
    ...answers,
  });
}

const meta = {
  title: 'Contacts/Notifications page',
  component: NotificationsPage,
  args: { api: apiOf() },
  parameters: { route: { path: '/notifications', at: '/notifications' } },
} satisfies Meta<typeof NotificationsPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {};

export const Empty: Story = {
  args: { api: apiOf({ 'list-notifications': () => ({ notifications: [], newest: '0', unread: 0 }) }) },
};

export const ReadAndSettings: Story = {
  tags: ['!dev'],
  parameters: {
    rows: ['LAY-18', 'MSG-02', 'NOT-01'],
    proves:
      'Who did what, with its link; marks all as seen at once, loads more on demand; settings hold at once',
  },
  render: () => <NotificationsPage api={apiOf()} />,
  play: async ({ canvas }) => {
    const list = await canvas.findByRole('list', { name: 'Notifications' });
    const lines = () => within(list).getAllByRole('link');
    await expect(lines()[0]).toHaveTextContent('Ana Ruiz and 4 others like your post');
    await expect(lines()[0]).toHaveTextContent('Unread');
    await expect(lines()[0]?.getAttribute('href')).toMatch(/^\/post\//);
    await expect(lines()[1]).toHaveTextContent('Harbour Gear & Drive Pty Ltd answered your comment');
    await expect(lines()[2]).toHaveTextContent('Wei Wang and Ana Ruiz follow Okafor Bearings');
    await expect(lines()[3]).toHaveTextContent(
      'Wei Wang commented on Okafor BearingsDelivered on time, twice.',
    );
    await expect(lines()[2]?.getAttribute('href')).toMatch(/^\/connections\?as=[0-9a-f-]{36}&tab=followers$/);
    await expect(lines()[3]?.getAttribute('href')).toMatch(/^\/business\/Okafor-Bearings-.*\/#comment-/);
    await waitFor(() => expect(seen).toHaveBeenCalledWith(expect.objectContaining({ until: '80' })));
    await userEvent.click(canvas.getByRole('button', { name: 'Load more' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'More notifications could not be loaded.',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(lines()).toHaveLength(19));
    await expect(lines()[5]?.getAttribute('href')).toMatch(/^\/connections\?as=[0-9a-f-]{36}&tab=received$/);
    await expect(lines()[6]).toHaveTextContent('Ana Ruiz likes your profile');
    await expect(lines()[8]).toHaveTextContent(
      /^Your post was removed after a report.*Send a deposit first.*Reason: Asks for money/,
    );
    await expect(lines()[7]).toHaveTextContent('Your report has been decided');
    await expect(lines()[8]).toHaveAttribute('href', expect.stringMatching(/^\/removals\//));
    await expect(lines()[9]).toHaveTextContent('Okafor Bearings is verified');
    await expect(lines()[10]).toHaveTextContent('Okafor Bearings was not verified: see why');
    await expect(
      canvas.getByText('There are no older notifications. We keep them for six months.'),
    ).toBeVisible();
    await userEvent.click(await canvas.findByRole('radio', { name: 'Daily' }));
    await waitFor(() => expect(canvas.getByRole('radio', { name: 'Daily' })).toBeChecked());
    await expect(saved).toHaveBeenCalledWith(expect.objectContaining({ digest: 'daily' }));
    const likes = canvas.getByRole('checkbox', { name: 'Likes: By email' });
    await expect(likes).not.toBeChecked();
    await expect(canvas.getByText(/Everyone else sends a message request/)).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: 'No one' }));
    await expect(await canvas.findByText(/New conversations are refused/)).toBeVisible();
    await expect(saved).toHaveBeenLastCalledWith(expect.objectContaining({ messagesFrom: 'nobody' }));
    await userEvent.click(likes);
    await waitFor(() => expect(likes).toBeChecked());
    const claims = canvas.getByRole('row', { name: /^Your claims of companies/ });
    await expect(claims).toHaveTextContent('email at once');
    await userEvent.click(within(claims).getByRole('checkbox', { name: /By email/ }));
    await expect(saved).toHaveBeenLastCalledWith(
      expect.objectContaining({ kinds: [{ kind: 'claim-changed', inApp: true, byMail: false }] }),
    );
  },
};

/** Resolves after the story has seen the loading state. */
const firstAnswer = Promise.withResolvers<ApiError>();

export const LoadingEmptyFailed: Story = {
  tags: ['!dev'],
  parameters: { proves: 'Loading, empty, and a failed list that loads again' },
  render: () => {
    const answers = [firstAnswer.promise];
    const list = () => answers.shift() ?? { notifications: [], unread: 0 };
    return (
      <NotificationsPage api={apiOf({ 'list-notifications': list, 'load-notification-settings': forever })} />
    );
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status', { name: 'Loading notifications' })).toBeVisible();
    firstAnswer.resolve(new ApiError('ServiceUnavailable', 'Busy', 503));
    await canvas.findByText('The notifications could not be loaded.');
    await expect(canvas.getByRole('status', { name: 'Loading the settings' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByText('Nothing yet')).toBeVisible();
  },
};

export const MailsStopped: Story = {
  tags: ['!dev'],
  parameters: { rows: ['NOT-02'], proves: 'The page of the link in a mail says which mails are stopped' },
  render: () => (
    <>
      <StopMailsPage outcome={{ state: 'stopped', mails: ['quotation-invited', 'quotation-offered'] }} />
      <StopMailsPage outcome={{ state: 'stopped', mails: ['notifications'] }} />
      <StopMailsPage outcome={{ state: 'stopped', mails: ['search'], name: 'Ball valves' }} />
    </>
  ),
  play: async ({ canvas }) => {
    for (const text of [
      /: Requests for quotation that fit your company, Offers for your requests for quotation$/,
      'Emails about notifications have been stopped',
      'Emails about Ball valves have been stopped',
    ])
      await expect(await canvas.findByText(text)).toBeVisible();
  },
};

export const Bell: Story = {
  tags: ['!dev'],
  parameters: {
    rows: ['LAY-18'],
    proves: 'The bell counts unread notifications; opened it shows the latest and counts none',
  },
  render: () => (
    <div
      style={{ display: 'flex', justifyContent: 'flex-end', minBlockSize: '36rem', alignItems: 'flex-start' }}
    >
      <NotificationBell api={apiOf()} />
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    const bell = await waitFor(() => {
      const found = canvasElement.querySelector('summary');
      expect(found).toHaveAccessibleName('Notifications, 2 unread');
      return found as HTMLElement;
    });
    await expect(bell).toHaveTextContent('2');
    await userEvent.click(bell);
    const list = await canvas.findByRole('list', { name: 'Notifications' });
    await expect(within(list).getAllByRole('link')).toHaveLength(5);
    await waitFor(() => expect(bell).toHaveAccessibleName('Notifications'));
    await userEvent.keyboard('{ArrowDown}');
    await expect(within(list).getAllByRole('link')[0]).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(bell).toHaveFocus();
    await userEvent.click(bell);
  },
};
