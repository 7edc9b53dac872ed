import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { vars } from '../theme/contract.css.ts';
import * as styles from './stack.css.ts';
import { Stack } from './stack.tsx';
import { Surface } from './surface.tsx';

const boxes = ['One', 'Two', 'Three'].map((word) => <Surface key={word}>{word}</Surface>);

const meta = {
  title: 'Layout/Stack',
  component: Stack,
  parameters: {
    guide: {
      when: 'Parts of a page or card below each other; parents space children.',
      whenNot: 'Side by side: Inline or Columns.',
      keyboard: 'Order on screen is order in the document.',
      content: 'Small steps inside a thing, large ones between things.',
      otherWords: ['vertical', 'spacing', 'column', 'gap', 'spacer', 'list'],
    },
  },
  argTypes: {
    space: { control: 'select', options: Object.keys(vars.space) },
    align: { control: 'select', options: Object.keys(styles.align) },
  },
  args: { children: boxes },
} satisfies Meta<typeof Stack>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Dense: Story = { args: { space: 'xxs' } };

export const Centred: Story = { args: { align: 'center' } };

export const AsList: Story = {
  args: {
    as: 'ul',
    'aria-label': 'Steps',
    children: ['One', 'Two'].map((word) => <li key={word}>{word}</li>),
  },
  play: async ({ canvasElement }) => {
    const list = within(canvasElement).getByRole('list', { name: 'Steps' });
    await expect(getComputedStyle(list).listStyleType).toBe('none');
    await expect(getComputedStyle(list).rowGap).toBe('16px');
  },
};
