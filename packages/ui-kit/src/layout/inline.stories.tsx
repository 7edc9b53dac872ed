import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge } from '../text/badge.tsx';
import { vars } from '../theme/contract.css.ts';
import * as styles from './inline.css.ts';
import { Inline } from './inline.tsx';

const badges = ['Manufacturer', 'Importer', 'Exporter', 'Distributor', 'Retailer', 'Consultant'].map(
  (word) => <Badge key={word}>{word}</Badge>,
);

const meta = {
  title: 'Layout/Inline',
  component: Inline,
  parameters: {
    guide: {
      when: 'Badges, buttons or words side by side that may wrap.',
      whenNot: 'Cards of equal width: Columns. One below the other: Stack.',
      keyboard: 'Order on screen is order in the document.',
      content: 'Puts the main action first.',
      otherWords: ['row', 'flex', 'cluster', 'horizontal stack', 'button group', 'toolbar'],
    },
  },
  argTypes: {
    space: { control: 'select', options: Object.keys(vars.space) },
    align: { control: 'select', options: Object.keys(styles.align) },
    justify: { control: 'select', options: Object.keys(styles.justify) },
    wrap: { control: 'boolean' },
  },
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
