import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { bareProduct, planetaryGearbox } from '../fixtures/products.ts';
import { ProductCard } from './product-card.tsx';

const meta = {
  title: 'Cards/Product card',
  component: ProductCard,
  parameters: {
    guide: {
      when: 'A product in a grid: results, company page, home.',
      whenNot: 'One product alone: its page.',
      keyboard: 'The whole card is one link with the name of the product.',
      content: 'Name, price or “Price on request”, minimum order.',
      otherWords: ['item', 'listing', 'shop tile', 'catalogue', 'thumbnail', 'price'],
      parts: { Picture: 'img, svg', Name: 'h2, h3', 'Trade terms': 'dl, ul, p' },
    },
  },
  argTypes: {
    content: { control: 'select', options: ['full', 'own', 'brief'] },
    level: { control: 'select', options: [2, 3] },
    promoted: { control: 'boolean' },
  },
  args: { product: planetaryGearbox },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '18rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ProductCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  play: async ({ canvas }) => {
    // WID-08: four specifications, values cut at 50 characters.
    await expect(canvas.getAllByRole('definition')).toHaveLength(4);
    await expect(canvas.getByText('1:16.4 to 1:48.2, in eleven steps, others made to…')).toBeVisible();
  },
};

export const WithoutCompany: Story = { args: { content: 'own' } };
export const Brief: Story = { args: { content: 'brief' } };
export const WithoutPhoto: Story = { args: { product: bareProduct } };

export const BrokenPhoto: Story = {
  args: { product: { ...planetaryGearbox, mainImage: { url: 'data:image/png;base64,broken' } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('HP', { exact: false })).toBeVisible();
  },
};

export const LongNames: Story = {
  args: {
    product: {
      ...planetaryGearbox,
      name: 'Hochleistungsschraubenverdichteranlagensteuerungsmodul '.repeat(3),
      specs: [{ key: 'Betriebsumgebungstemperaturbereich', value: 'x'.repeat(80) }],
    },
  },
  play: async ({ canvas }) => {
    const card = canvas.getByRole('article');
    await expect(card.scrollWidth).toBeLessThanOrEqual(card.clientWidth);
  },
};
