import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Surface } from '../layout/surface.tsx';
import { DetailsTable } from './details-table.tsx';
import { TextLink } from './text-link.tsx';

const meta = {
  title: 'Text/Details table',
  component: DetailsTable,
  parameters: {
    guide: {
      when: 'Facts of one thing as label and value.',
      whenNot: 'Several things beside each other: a table. Values that are compared: Bar table.',
      keyboard: 'A description that screen readers read in pairs; later rows unfold by Enter.',
      content: 'Labels are nouns. A missing fact is left out, not “-”.',
      otherWords: ['table', 'key value', 'definition list', 'properties', 'specifications', 'facts'],
      parts: { Label: 'th, dt', Value: 'td, dd', More: 'summary, button' },
    },
  },
  args: {
    caption: 'Facts',
    rows: [
      { label: 'Year established', value: '1987' },
      { label: 'Employees', value: '51 - 100' },
      { label: 'Website', value: <TextLink href="https://example.com/">example.com</TextLink> },
      { label: 'Main markets', value: 'South America, Western Europe' },
      { label: 'Annual revenue', value: 'US$ 1 - 2.5 million' },
    ],
    visibleRows: 3,
    moreLabel: 'View more',
    lessLabel: 'View less',
  },
  render: (args) => (
    <div style={{ maxInlineSize: '30rem' }}>
      <Surface>
        <DetailsTable {...args} />
      </Surface>
    </div>
  ),
} satisfies Meta<typeof DetailsTable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Folded: Story = {
  parameters: { rows: ['WID-11'], proves: 'View more shows the later rows, View less folds them again' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('Main markets')).not.toBeVisible();
    await userEvent.click(canvas.getByText('View more'));
    await expect(canvas.getByRole('row', { name: /Main markets/ })).toBeVisible();
    await userEvent.click(canvas.getByText('View less'));
    await expect(canvas.getByText('Main markets')).not.toBeVisible();
  },
};

export const Whole: Story = {
  args: { visibleRows: undefined },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('row')).toHaveLength(5);
    await expect(within(canvasElement).queryByText('View more')).toBeNull();
  },
};
