import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { BarTable } from './bar-table.tsx';

const meta = {
  title: 'Plots/Bar table',
  component: BarTable,
  parameters: {
    guide: {
      when: 'Values of named things that are compared: countries, words, products.',
      whenNot: 'Values over time: Time plot.',
      keyboard: 'A table with a caption; the bars are decoration.',
      content: 'The caption says what is counted. Each value stands beside its bar.',
      otherWords: ['chart', 'bar chart', 'graph', 'histogram', 'statistics', 'table'],
      parts: { 'What is counted': 'caption', Name: 'tbody th', 'Bar and value': 'tbody td' },
    },
  },
  args: {
    caption: 'Views by country',
    headings: ['Country', 'Views', 'Change'],
    rows: [
      { key: 'DE', name: 'Germany', value: 120, cells: ['120', '+12'] },
      { key: 'IT', name: 'Italy', value: 60, cells: ['60', '−3'] },
      { key: 'CL', name: 'Chile', value: 0, cells: ['0', '0'] },
    ],
  },
} satisfies Meta<typeof BarTable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: 'Views by country' })).toBeVisible();
    await expect(canvas.getByRole('row', { name: 'Italy 60 −3' })).toBeVisible();
    const bar = canvas.getByRole('rowheader', { name: 'Italy' }).querySelector<HTMLElement>('div > div');
    await expect(bar?.style.inlineSize).toBe('50%');
  },
};
