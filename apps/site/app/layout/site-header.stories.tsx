import type { Meta, StoryObj } from '@storybook/react-vite';
import { countries } from '@wbn/search/fixtures/countries.ts';
import { sessionStore } from '@wbn/session/browser-session-store.ts';
import { SiteHeader } from './site-header.tsx';
import { signIn } from './story-session.ts';

const meta = {
  title: 'Site/Header',
  component: SiteHeader,
  args: { countries },
  parameters: { layout: 'fullscreen' },
  beforeEach: () => () => sessionStore.clear(),
} satisfies Meta<typeof SiteHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

export const SignedOut: Story = {};

export const SignedIn: Story = { beforeEach: signIn };

export const WithoutSearch: Story = { args: { countries: undefined } };

export const OnAPhone: Story = { globals: { viewport: { value: 'mobile2' } } };

export const InChinese: Story = { globals: { language: 'zh' } };
