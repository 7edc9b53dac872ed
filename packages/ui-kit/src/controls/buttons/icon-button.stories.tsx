import type { Meta, StoryObj } from '@storybook/react-vite';
import { Bell, MessageSquare, Search } from 'lucide-react';
import { expect, within } from 'storybook/test';
import { StateSheet } from '../../fixtures/state-sheet.tsx';
import { Inline } from '../../layout/inline.tsx';
import * as styles from './icon-button.css.ts';
import { IconButton, IconLink } from './icon-button.tsx';

const meta = {
  title: 'Controls/Icon button',
  component: IconButton,
  parameters: {
    guide: {
      when: 'Actions that everyone knows by the icon, and rows with no room for a word: close, search, more.',
      whenNot: 'When the icon alone could mean two things: take Button with icon and word.',
      keyboard: 'Enter and Space press it. `label` is what screen readers say and what the tooltip shows.',
      content: '`label` is a verb with its object: “Remove photo”.',
      otherWords: ['tool button', 'toolbar button', 'close button', 'tooltip'],
      parts: { Icon: 'button svg', 'Target of 44 pixels on touch screens': 'button' },
    },
  },
  argTypes: {
    variant: { control: 'select', options: Object.keys(styles.variant) },
    size: { control: 'select', options: Object.keys(styles.size) },
    disabled: { control: 'boolean' },
  },
  args: { label: 'Search', icon: <Search /> },
} satisfies Meta<typeof IconButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Quiet: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: 'Search' })).toHaveAttribute(
      'title',
      'Search',
    );
  },
};

export const Variants: Story = {
  render: () => (
    <Inline>
      <IconButton label="Search" icon={<Search />} variant="primary" />
      <IconButton label="Messages" icon={<MessageSquare />} variant="secondary" />
      <IconButton label="Notifications" icon={<Bell />} />
      <IconButton label="Notifications, small" icon={<Bell />} size="sm" />
      <IconButton label="Notifications, off" icon={<Bell />} disabled />
      <IconLink label="Messages page" icon={<MessageSquare />} to="/my-messages" />
    </Inline>
  ),
};

/** Every variant in every state. */
export const States: Story = {
  render: () => (
    <StateSheet
      rows={{
        quiet: (state) => <IconButton {...state} label="Notifications" icon={<Bell />} />,
        secondary: (state) => (
          <IconButton {...state} label="Messages" icon={<MessageSquare />} variant="secondary" />
        ),
        primary: (state) => <IconButton {...state} label="Search" icon={<Search />} variant="primary" />,
      }}
    />
  ),
};
