import type { Meta, StoryObj } from '@storybook/react-vite';
import { asCard, harbourGear, importedBusiness } from '@wbn/cards/fixtures/businesses.ts';
import { longPerson, nadiaOkafor, quietPerson } from '@wbn/cards/fixtures/profiles.ts';
import { expect } from 'storybook/test';
import { PublicProfilePage } from './public-profile-page.tsx';

const meta = {
  title: 'Profile/Public profile page',
  component: PublicProfilePage,
  args: { profile: nadiaOkafor, businesses: [harbourGear, importedBusiness].map(asCard) },
} satisfies Meta<typeof PublicProfilePage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Nadia Okafor' })).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'Businesses' })).toBeVisible();
  },
};

export const OnlyAName: Story = { args: { profile: quietPerson, businesses: [] } };

export const LongNames: Story = {
  args: { profile: longPerson },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const RightToLeftPage: Story = { args: { profile: longPerson }, globals: { direction: 'rtl' } };
export const InSpanish: Story = { globals: { language: 'es' } };
