import type { Meta, StoryObj } from '@storybook/react-vite';
import { sessionStore } from '@wbn/session/browser-session-store.ts';
import { userEvent } from 'storybook/test';
import { MobileMenu } from './mobile-menu.tsx';
import { signIn } from './story-session.ts';

const meta = {
  title: 'Site/Mobile menu',
  component: MobileMenu,
  globals: { viewport: { value: 'mobile2' } },
  beforeEach: () => () => sessionStore.clear(),
} satisfies Meta<typeof MobileMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};

export const Open: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open menu' }));
    await canvas.findByRole('navigation', { name: 'Menu' });
  },
};

export const OpenForAMember: Story = { ...Open, beforeEach: signIn };
