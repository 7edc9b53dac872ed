import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { TagList } from './tag-list.tsx';

const meta = {
  title: 'Text/Tag list',
  component: TagList,
  parameters: {
    guide: {
      when: 'Keywords, categories, languages: short words of one kind.',
      whenNot: 'A single state: Badge. Choices that change: Chips select.',
      keyboard: 'A list with a name; linked words are links.',
      content: 'Words as they are in the data.',
      otherWords: ['chips', 'tags', 'pills', 'keywords', 'labels'],
      parts: { Word: 'li' },
    },
  },
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
