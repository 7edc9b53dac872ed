import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge } from '../text/badge.tsx';
import { Inline } from './inline.tsx';

const badges = ['Manufacturer', 'Importer', 'Exporter', 'Distributor', 'Retailer', 'Consultant'].map(
  (word) => <Badge key={word}>{word}</Badge>,
);

const meta = {
  title: 'Layout/Inline',
  component: Inline,
  args: { children: badges },
} satisfies Meta<typeof Inline>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Between: Story = { args: { justify: 'between' } };

/** Wraps before it overflows. */
export const Narrow: Story = {
  render: (args) => (
    <div style={{ inlineSize: '14rem' }}>
      <Inline {...args} />
    </div>
  ),
};
