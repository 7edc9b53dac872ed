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
  parameters: {
    guide: {
      when: 'A company among the results of a search.',
      whenNot: 'Where nothing is compared: Company card.',
      keyboard: 'The name is the link; buttons follow in order.',
      content: 'Facts that help to choose, never more than fit in one line each.',
      otherWords: ['search result', 'listing', 'row', 'supplier'],
      parts: { Logo: 'img, svg', Name: 'h2, h3', Facts: 'dl, ul, p' },
    },
  },
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
    await expect(canvas.getByText('Between 51 and 100')).toBeVisible();
    await expect(canvas.getByText('1.3K likes')).toBeVisible();
  },
};

export const NativeScript: Story = { args: { business: asCard(importedBusiness), likes: 0 } };
export const RightToLeftData: Story = { args: { business: asCard(arabicBusiness), likes: 7 } };
export const OnlyAName: Story = { args: { business: asCard(emptyBusiness), likes: 0 } };

export const ByAProduct: Story = {
  parameters: { rows: ['SRCH-08'], proves: 'Names the product that a search found, as a link of its own' },
  args: { matchedProduct: { productID: '01939b2e-7c1a-7d3e-9f10-000000000001', name: 'HG3 bevel gearbox' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Matching product:')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'HG3 bevel gearbox' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/business-product\/Harbour-Gear.*HG3-bevel-gearbox-/),
    );
  },
};

export const LongNames: Story = {
  args: {
    business: asCard(longNames),
    matchedProduct: {
      productID: '01939b2e-7c1a-7d3e-9f10-000000000001',
      name: 'Helical gearbox with a hollow shaft for conveyors of 1,200 mm, ATEX zone 22, IP66, painted twice',
    },
  },
  play: async ({ canvas }) => {
    const card = canvas.getByRole('article');
    await expect(card.scrollWidth).toBeLessThanOrEqual(card.clientWidth);
  },
};
