import type { Meta, StoryObj } from '@storybook/react-vite';
import { Download, Search } from 'lucide-react';
import { expect } from 'storybook/test';
import { Button } from '../controls/buttons/button.tsx';
import { Select } from '../controls/choices/select.tsx';
import { TextField } from '../controls/fields/text-field.tsx';
import { ListToolbar } from './list-toolbar.tsx';

const choice = (label: string, ...texts: string[]) => (
  <Select key={label} label={label} size="sm" options={texts.map((text) => ({ value: text, text }))} />
);

const meta = {
  title: 'Layout/List toolbar',
  component: ListToolbar,
  parameters: {
    guide: {
      when: 'Above a list that can be searched, narrowed or ordered.',
      whenNot: 'Fewer than about ten entries.',
      keyboard:
        'Search, filters, order and actions follow each other in the order of reading; the count is announced.',
      content: 'The count has its noun: “128 products”.',
      otherWords: ['filter bar', 'search bar', 'sort', 'table toolbar', 'controls'],
      parts: { Search: 'input', Filter: 'select' },
    },
  },
  args: {
    search: (
      <TextField
        label="Search"
        hideLabel
        type="search"
        size="sm"
        icon={<Search />}
        placeholder="Search products"
      />
    ),
    filters: [
      choice('State', 'All states', 'Public', 'Draft'),
      choice('Category', 'All categories', 'Textiles'),
    ],
    count: '128 products',
    sort: choice('Sort by', 'Newest first', 'Name'),
  },
} satisfies Meta<typeof ListToolbar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  args: {
    actions: (
      <Button variant="quiet" size="sm" icon={<Download />}>
        Export
      </Button>
    ),
  },
};

export const CountAndOrder: Story = {
  args: { search: undefined, filters: undefined },
  play: async ({ canvas }) => {
    const count = canvas.getByText('128 products').getBoundingClientRect();
    const order = canvas.getByRole('combobox', { name: 'Sort by' }).getBoundingClientRect();
    await expect(count.right).toBeLessThanOrEqual(order.left);
  },
};

export const SearchWithButton: Story = {
  args: {
    search: (
      <>
        <TextField label="Search" type="search" size="sm" />
        <Button type="submit" variant="secondary" size="sm">
          Search
        </Button>
      </>
    ),
    filters: undefined,
    sort: undefined,
  },
};
