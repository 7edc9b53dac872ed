import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { StateSheet } from '../fixtures/state-sheet.tsx';
import { Pagination } from './pagination.tsx';

const meta = {
  title: 'Navigation/Pagination',
  component: Pagination,
  parameters: {
    guide: {
      when: 'Results of a search, where people return to a page.',
      whenNot: 'Feeds and lists of members: List end.',
      keyboard: 'Links in a navigation with a name; the present page is marked.',
      content: 'Numbers, “Previous” and “Next”.',
      otherWords: ['pager', 'page numbers', 'next page', 'previous page'],
      parts: { Previous: 'a', 'Present page': '[aria-current]', Next: 'a:last-of-type, li:last-child a' },
    },
  },
  args: {
    page: 6,
    pageCount: 24,
    hrefFor: (page) => `/search-result?page=${page}`,
    label: 'Pages',
    previousLabel: 'Previous',
    nextLabel: 'Next',
  },
} satisfies Meta<typeof Pagination>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Middle: Story = {
  parameters: { rows: ['SRCH-03'], proves: 'Only neighbouring pages, as real links' },
  play: async ({ canvasElement }) => {
    const links = within(canvasElement).getAllByRole('link');
    await expect(links.map((link) => link.textContent)).toEqual([
      'Previous',
      '1',
      '5',
      '6',
      '7',
      '24',
      'Next',
    ]);
    await expect(within(canvasElement).getByRole('link', { name: '6' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await expect(within(canvasElement).getByRole('link', { name: 'Next' })).toHaveAttribute(
      'href',
      '/search-result?page=7',
    );
  },
};

export const First: Story = { args: { page: 1 } };

export const Last: Story = { args: { page: 24 } };

export const Few: Story = { args: { page: 2, pageCount: 3 } };

export const OnePage: Story = {
  args: { page: 1, pageCount: 1 },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('navigation')).toBeNull();
  },
};

export const States: Story = {
  render: (args) => (
    <StateSheet own={[]} rows={{ pages: () => <Pagination {...args} page={1} pageCount={3} /> }} />
  ),
  parameters: {
    // The same navigation in each state.
    a11y: { options: { rules: { 'landmark-unique': { enabled: false } } } },
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: 'mobile2' } },
  parameters: { proves: 'One row of targets that are 44 pixels high' },
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole('link');
    await expect(links.map((link) => link.textContent)).toEqual([
      'Previous',
      '1',
      '5',
      '6',
      '7',
      '24',
      'Next',
    ]);
    const boxes = links.map((link) => link.getBoundingClientRect());
    await expect(new Set(boxes.map(({ top }) => top)).size).toBe(1);
    await expect(Math.min(...boxes.map(({ height }) => height))).toBeGreaterThanOrEqual(44);
  },
};
