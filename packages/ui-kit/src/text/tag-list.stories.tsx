import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { TagList } from './tag-list.tsx';

const meta = {
  title: 'Text/Tag list',
  component: TagList,
  args: {
    label: 'Keywords',
    items: ['Cork', 'Flooring', 'Insulation', 'Natural materials'].map((text) => ({ text })),
  },
} satisfies Meta<typeof TagList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Words: Story = {};

export const Links: Story = {
  args: { items: ['Cork', 'Flooring'].map((text) => ({ text, to: `/search-result?text=${text}` })) },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: 'Cork' })).toHaveAttribute(
      'href',
      '/search-result?text=Cork',
    );
  },
};
