import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { vars } from '../theme/contract.css.ts';
import { Columns } from './columns.tsx';
import { Surface } from './surface.tsx';

const boxes = ['One', 'Two', 'Three', 'Four', 'Five'].map((word) => <Surface key={word}>{word}</Surface>);

const meta = {
  title: 'Layout/Columns',
  component: Columns,
  parameters: {
    guide: {
      when: 'Cards or fields of equal weight side by side, as many as fit.',
      whenNot: 'Rows with columns that are compared: a table. Children of different width: Inline.',
      keyboard: 'Order on screen is order in the document.',
      content: 'Cards of one grid have the same parts.',
      otherWords: ['grid', 'gallery', 'masonry', 'tiles', 'card grid'],
    },
  },
  argTypes: {
    minimum: { control: { type: 'number', step: 20 } },
    space: { control: 'select', options: Object.keys(vars.space) },
    swipe: { control: 'boolean' },
  },
  args: { children: boxes },
} satisfies Meta<typeof Columns>;

export default meta;
type Story = StoryObj<typeof meta>;

const columnCount = (canvas: HTMLElement) => {
  const grid = canvas.querySelector('section')?.parentElement;
  return grid ? getComputedStyle(grid).gridTemplateColumns.split(' ').length : 0;
};

export const Default: Story = {};

export const WideMinimum: Story = { args: { minimum: 400 } };

export const Narrow: Story = {
  parameters: { proves: 'One column where the minimum does not fit; nothing overflows' },
  args: { minimum: 400 },
  render: (args) => (
    <div style={{ inlineSize: '18rem' }}>
      <Columns {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    await expect(columnCount(canvasElement)).toBe(1);
  },
};
