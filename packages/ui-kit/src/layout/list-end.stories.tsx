import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { ListEnd } from './list-end.tsx';

const list = {
  hasNextPage: true,
  isFetchingNextPage: false,
  isFetchNextPageError: false,
  fetchNextPage: fn(),
};

const meta = {
  title: 'Feedback/List end',
  component: ListEnd,
  parameters: {
    guide: {
      when: 'Below a list that has more pages than are shown.',
      whenNot: 'Numbered pages that are linked: Pagination.',
      keyboard: 'The button keeps the focus; new entries follow it in order. The end is said.',
      content: '“Show more” and what comes: “Show more products”.',
      otherWords: ['load more', 'infinite scroll', 'show more', 'end of list'],
      parts: { Button: 'button' },
    },
  },
  args: {
    list,
    more: 'Show more',
    failed: 'More could not be loaded.',
    retry: 'Try again',
    end: 'That is the whole list.',
  },
} satisfies Meta<typeof ListEnd>;

export default meta;
type Story = StoryObj<typeof meta>;

export const More: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    list.fetchNextPage.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Show more' }));
    await expect(list.fetchNextPage).toHaveBeenCalledOnce();
    await expect(canvas.queryByText('That is the whole list.')).toBeNull();
  },
};

export const Loading: Story = { args: { list: { ...list, isFetchingNextPage: true } } };

export const Failed: Story = {
  args: { list: { ...list, isFetchNextPageError: true } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('alert')).toHaveTextContent('More could not be loaded.');
    await expect(canvas.getByRole('button')).toHaveAccessibleName('Try again');
  },
};

export const End: Story = {
  args: { list: { ...list, hasNextPage: false } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('That is the whole list.')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const OfOnePage: Story = {
  args: { list: { ...list, hasNextPage: false }, end: false },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).not.toHaveTextContent(/./);
  },
};
