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
import { BusinessResultCard } from './business-result-card.tsx';

const meta = {
  title: 'Cards/Company result card',
  component: BusinessResultCard,
  argTypes: {
    level: { control: 'select', options: [2, 3] },
    promoted: { control: 'boolean' },
  },
  args: { business: asCard(harbourGear), likes: 1284 },
} satisfies Meta<typeof BusinessResultCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveTextContent('Harbour Gear & Drive Pty Ltd');
    await expect(canvas.getByText('Between 51 - 100')).toBeVisible();
    await expect(canvas.getByText('1.3K likes')).toBeVisible();
  },
};

export const NativeScript: Story = { args: { business: asCard(importedBusiness), likes: 0 } };
export const RightToLeftData: Story = { args: { business: asCard(arabicBusiness), likes: 7 } };
export const OnlyAName: Story = { args: { business: asCard(emptyBusiness), likes: 0 } };

export const LongNames: Story = {
  args: { business: asCard(longNames) },
  play: async ({ canvas }) => {
    const card = canvas.getByRole('article');
    await expect(card.scrollWidth).toBeLessThanOrEqual(card.clientWidth);
  },
};
