import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Breadcrumbs } from './breadcrumbs.tsx';

const meta = {
  title: 'Navigation/Breadcrumbs',
  component: Breadcrumbs,
  parameters: {
    guide: {
      when: 'Pages two or more levels below home: product, category, article.',
      whenNot: 'Top pages, and steps of a task.',
      keyboard: 'Links in a navigation with a name; the last is this page.',
      content: 'The titles of the pages above, without “page”.',
      otherWords: ['path', 'trail', 'you are here', 'back link'],
      parts: { 'Pages above': 'a', 'This page': '[aria-current]' },
    },
  },
  args: {
    label: 'You are here',
    items: [{ label: 'Home', to: '/' }, { label: 'Industries', to: '/industries' }, { label: 'Textiles' }],
  },
} satisfies Meta<typeof Breadcrumbs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole('link')).toHaveLength(2);
    await expect(canvas.getByText('Textiles')).toHaveAttribute('aria-current', 'page');
  },
};
