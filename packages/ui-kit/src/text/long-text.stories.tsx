import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { sampleText } from '../fixtures/sample-text.ts';
import { LongText } from './long-text.tsx';

const meta = {
  title: 'Text/Long text',
  component: LongText,
  parameters: {
    guide: {
      when: 'Descriptions and messages whose beginning is enough for most.',
      whenNot: 'Facts and terms that must be read whole.',
      keyboard: '“View more” is a button; the whole text is in the document.',
      content: 'Cut at a word.',
      otherWords: ['read more', 'show more', 'truncate', 'clamp', 'expand'],
      parts: { Text: 'p, div > span', 'View more': 'summary, button, label' },
    },
  },
  args: { text: sampleText, limit: 160, moreLabel: 'View more', lessLabel: 'View less' },
} satisfies Meta<typeof LongText>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Cut: Story = {
  parameters: { rows: ['WID-14'], proves: 'Cuts long text; View more shows it, View less cuts it again' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const rest = canvas.getByText(/line breaks survive/);
    await expect(canvasElement).toHaveTextContent('waits behind a… link until somebody asks');
    await expect(rest).not.toBeVisible();
    await userEvent.click(canvas.getByText('View more'));
    await expect(rest).toBeVisible();
    await userEvent.click(canvas.getByText('View less'));
    await expect(rest).not.toBeVisible();
  },
};

export const Short: Story = {
  args: { text: 'Short enough to be whole.' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByText('View more')).toBeNull();
  },
};

export const Chinese: Story = {
  args: { text: '目录让买家在几秒钟内找到合适的供应商。'.repeat(8), limit: 60 },
};
