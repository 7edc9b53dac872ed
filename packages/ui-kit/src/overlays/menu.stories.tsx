import type { Meta, StoryObj } from '@storybook/react-vite';
import { CircleHelp, LogOut, Star, UserRound } from 'lucide-react';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import { StateSheet } from '../fixtures/state-sheet.tsx';
import { Menu, MenuButton, MenuLink } from './menu.tsx';

const logout = fn();

const meta = {
  title: 'Controls/Menu',
  component: Menu,
  parameters: {
    guide: {
      when: 'Three or more actions or links that are needed rarely: account, more, share.',
      whenNot: 'For one or two actions show the buttons. To choose a value take Select.',
      keyboard:
        'Enter, Space or Arrow down opens it, arrows move, Escape closes and returns to the trigger, Tab leaves and closes. On phones it is a dialog at the bottom of the window.',
      content: 'Items begin with a verb or name a page. The dangerous one stands last.',
      otherWords: [
        'bottom sheet',
        'action sheet',
        'dropdown',
        'popover',
        'context menu',
        'overflow menu',
        'kebab',
        'action list',
        'more',
      ],
      parts: { Trigger: 'summary' },
      picture: 'Open',
    },
  },
  args: {
    trigger: 'Account',
    variant: 'secondary',
    align: 'start',
    children: (
      <>
        <MenuLink to="/profile" icon={<UserRound />}>
          My profile
        </MenuLink>
        <MenuLink to="/favorites" icon={<Star />}>
          Favorite Business
        </MenuLink>
        <MenuLink to="/help" icon={<CircleHelp />}>
          Need help?
        </MenuLink>
        <MenuButton onClick={logout} icon={<LogOut />}>
          Logout
        </MenuButton>
      </>
    ),
  },
  decorators: [
    (Story) => (
      <div style={{ minBlockSize: '14rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Menu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ByPointer: Story = {
  tags: ['!dev'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByText('Account'));
    await userEvent.click(canvas.getByRole('button', { name: 'Logout' }));
    await expect(logout).toHaveBeenCalledOnce();
    await expect(canvas.getByText('Logout')).not.toBeVisible();
    await expect(canvasElement.querySelector('summary')).toHaveFocus();
    await userEvent.click(canvas.getByText('Account'));
    await userEvent.click(canvasElement);
    await expect(canvas.getByText('Logout')).not.toBeVisible();
  },
};

export const ByKeyboard: Story = {
  tags: ['!dev'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const trigger = canvasElement.querySelector('summary');
    trigger?.focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('link', { name: 'My profile' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}');
    await expect(canvas.getByRole('link', { name: 'My profile' })).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(canvas.getByRole('button', { name: 'Logout' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByText('Logout')).not.toBeVisible();
    await expect(trigger).toHaveFocus();
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: 'mobile1' } },
  parameters: {
    proves: 'A sheet at the bottom; a choice or a press beside it closes it, and the focus goes back',
  },
  play: async ({ canvas, canvasElement }) => {
    logout.mockClear();
    const trigger = canvas.getByText('Account');
    await userEvent.click(trigger);
    const sheet = canvas.getByRole('dialog', { name: 'Account' });
    await waitFor(() => expect(sheet.getBoundingClientRect().bottom).toBe(window.innerHeight));
    const item = canvas.getByRole('button', { name: 'Logout' });
    await expect(item.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    await userEvent.click(item);
    await expect(logout).toHaveBeenCalledOnce();
    await expect(canvas.queryByRole('dialog')).toBeNull();
    await expect(canvasElement.querySelector('summary')).toHaveFocus();
    await userEvent.click(trigger);
    fireEvent.click(canvas.getByRole('dialog'), { clientX: 10, clientY: 10 });
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await expect(canvasElement.querySelector('summary')).toHaveFocus();
    await userEvent.click(trigger);
  },
};

export const Open: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByText('Account'));
  },
};

/** The entries of a menu in every state. */
export const States: Story = {
  render: () => (
    <StateSheet
      rows={{
        link: () => (
          <MenuLink to="/profile" icon={<UserRound />}>
            My profile
          </MenuLink>
        ),
        button: (state) => (
          <MenuButton {...state} onClick={logout} icon={<LogOut />}>
            Logout
          </MenuButton>
        ),
        danger: (state) => (
          <MenuButton {...state} onClick={logout} tone="danger">
            Delete
          </MenuButton>
        ),
      }}
    />
  ),
};
