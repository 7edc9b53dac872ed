import type { Meta, StoryObj } from '@storybook/react-vite';
import { sessionStore } from '@wbn/session/browser-session-store.ts';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { AccountArea } from './account-area.tsx';
import { signIn } from './story-session.ts';

const meta = {
  title: 'Site/Account area',
  component: AccountArea,
  parameters: {
    guide: {
      when: 'In the header: log in and register, or the icons and the menu of whoever is signed in.',
      whenNot: 'Anywhere else.',
      keyboard: 'Links and buttons with names; the number of unread things is part of the name.',
      content: 'Names of pages.',
      otherWords: ['bell', 'notification bell', 'notification badge', 'counter', 'user menu'],
    },
  },
  beforeEach: () => () => sessionStore.clear(),
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', minBlockSize: '14rem', alignItems: 'flex-start' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof AccountArea>;

export default meta;
type Story = StoryObj<typeof meta>;

export const SignedOut: Story = {
  parameters: { rows: ['LAY-16'], proves: 'Both ways in carry the address to come back to' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const login = canvas.getByRole('link', { name: 'Login' });
    await expect(login.getAttribute('href')).toMatch(
      /^https:\/\/accounts\.wbn\.example\/login\?continue=https/,
    );
    await expect(canvas.getByRole('link', { name: 'Register' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Messages' })).toBeNull();
  },
};

export const SignedIn: Story = { beforeEach: signIn };

export const MenuOpen: Story = {
  parameters: {
    rows: ['LAY-17', 'LAY-18', 'LAY-19'],
    proves: 'The icons and the account menu stand where the ways in stood and take the same room',
  },
  beforeEach: signIn,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    for (const name of ['Home', 'My Business', 'My B2B', 'Messages'])
      await expect(await canvas.findByRole('link', { name })).toBeVisible();
    await expect(canvas.getByLabelText('Notifications', { selector: 'summary' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Login' })).toBeNull();
    await userEvent.click(canvas.getByText('Account menu'));
    await expect(canvas.getByText('Ana Ruiz')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'My profile' })).toHaveAttribute('href', '/profile');
    await expect(canvas.getByRole('link', { name: 'Need help?' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Account and security' }).getAttribute('href')).toMatch(
      /^https:\/\/accounts\.wbn\.example\/account\?continue=https/,
    );
    await expect(canvas.getByRole('button', { name: 'Logout' })).toBeVisible();
  },
};

export const SessionChangesElsewhere: Story = {
  tags: ['!dev'],
  parameters: { rows: ['SES-09'], proves: 'Signing in or out in another tab shows here and moves nothing' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const size = () => {
      const { width, height } =
        canvasElement.querySelector('nav')?.parentElement?.getBoundingClientRect() ?? {};
      return { width, height };
    };
    signIn();
    await expect(await canvas.findByRole('link', { name: 'My B2B' })).toBeVisible();
    const signedIn = size();
    sessionStore.clear();
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Login' })).toBeVisible());
    await expect(canvas.queryByRole('link', { name: 'My B2B' })).toBeNull();
    await expect(size()).toEqual(signedIn);
  },
};
