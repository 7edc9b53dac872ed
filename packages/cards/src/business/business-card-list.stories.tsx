import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { arabicBusiness, asCard, harbourGear, importedBusiness, longNames } from '../fixtures/businesses.ts';
import { BusinessCardList } from './business-card-list.tsx';

const meta = {
  title: 'Cards/Company card list',
  component: BusinessCardList,
  parameters: {
    guide: {
      when: 'A titled group of company cards.',
      whenNot: 'Results that can be narrowed: the results page.',
      keyboard: 'A heading, then links.',
      content: 'The title says why these: “Manufacturers”.',
      otherWords: ['carousel', 'slider', 'featured', 'grid', 'recommendations'],
      parts: { Title: 'h2', Card: 'article' },
    },
  },
  argTypes: {
    swipe: { control: 'boolean' },
  },
  args: { title: 'Manufacturers', businesses: [harbourGear, importedBusiness, arabicBusiness].map(asCard) },
} satisfies Meta<typeof BusinessCardList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Three: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Manufacturers' })).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
  },
};

export const One: Story = { args: { businesses: [asCard(harbourGear)] } };

export const UnequalCards: Story = {
  args: { businesses: [longNames, importedBusiness, harbourGear].map(asCard) },
};
