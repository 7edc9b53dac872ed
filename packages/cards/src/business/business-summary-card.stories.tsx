import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { arabicBusiness, asCard, harbourGear, importedBusiness, longNames } from '../fixtures/businesses.ts';
import { BusinessSummaryCard } from './business-summary-card.tsx';

const meta = {
  title: 'Cards/Company summary card',
  component: BusinessSummaryCard,
  parameters: {
    guide: {
      when: 'The company behind a product or offer.',
      whenNot: 'A list of companies: Company card.',
      keyboard: 'Link with the name, then its actions.',
      content: 'Name, badges, place.',
      otherWords: ['seller', 'vendor box', 'supplier summary', 'sidebar card'],
      parts: { Name: 'h2, h3, a' },
    },
  },
  args: { business: asCard(harbourGear) },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '18rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof BusinessSummaryCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ForVisitors: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Send Request' })).toHaveAttribute(
      'href',
      `/business/${harbourGear.businessID}/send-request`,
    );
  },
};

export const ForTheOwner: Story = {
  args: { session: { access: 'owner' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Requests' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Send Request' })).toBeNull();
  },
};

export const NotVerifiedForAMember: Story = {
  args: { business: asCard(importedBusiness), session: { access: 'member' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Not Verified')).toBeVisible();
  },
};

export const LongNames: Story = { args: { business: asCard(longNames) } };
export const RightToLeftData: Story = { args: { business: asCard(arabicBusiness) } };
