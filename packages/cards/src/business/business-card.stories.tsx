import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import {
  arabicBusiness,
  asCard,
  emptyBusiness,
  harbourGear,
  importedBusiness,
  longNames,
} from '../fixtures/businesses.ts';
import { BusinessCard } from './business-card.tsx';

const meta = {
  title: 'Cards/Company card',
  component: BusinessCard,
  parameters: {
    guide: {
      when: 'A company in a grid: home, related companies.',
      whenNot: 'Results of a search: Company result card. Beside a product: Company summary card.',
      keyboard: 'The whole card is one link with the name of the company.',
      content: 'Name, country, kind of business, the beginning of the description.',
      otherWords: ['supplier card', 'vendor', 'company tile', 'listing', 'avatar'],
      parts: {
        Logo: 'img, svg',
        Name: 'h3',
        'Country and kind': 'h3 ~ p, p',
        Description: 'article > p',
        Badges: 'article > div:last-child',
      },
    },
  },
  argTypes: {
    brief: { control: 'boolean' },
  },
  args: { business: asCard(harbourGear) },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '22rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof BusinessCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {};

export const WholeCardIsALink: Story = {
  tags: ['!dev'],
  play: async ({ canvas, userEvent }) => {
    const link = canvas.getByRole('link', { name: 'Harbour Gear & Drive Pty Ltd' });
    await userEvent.tab();
    await expect(link).toHaveFocus();
    // The link covers the card: the element in a corner is the link.
    const { left, bottom } = canvas.getByRole('article').getBoundingClientRect();
    await expect(document.elementFromPoint(left + 4, bottom - 4)).toBe(link);
  },
};

export const NativeScript: Story = { args: { business: asCard(importedBusiness) } };
export const RightToLeftData: Story = { args: { business: asCard(arabicBusiness) } };
export const OnlyAName: Story = { args: { business: asCard(emptyBusiness) } };

export const LongNames: Story = {
  args: { business: asCard(longNames) },
  play: async ({ canvas }) => {
    // WID-03, CON-12: descriptions are clipped at 100 pixels.
    const description = canvas.getByText(/^Handmade/);
    await expect(description.clientHeight).toBeLessThanOrEqual(100);
    await expect(description.scrollHeight).toBeGreaterThan(100);
    const card = canvas.getByRole('article');
    await expect(card.scrollWidth).toBeLessThanOrEqual(card.clientWidth);
  },
};
