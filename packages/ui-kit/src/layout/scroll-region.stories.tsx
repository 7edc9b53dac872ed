import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { ScrollRegion } from './scroll-region.tsx';

const meta = {
  title: 'Layout/Scroll region',
  component: ScrollRegion,
  parameters: {
    guide: {
      when: 'A table or plot that may be wider than the page.',
      whenNot: 'Pages themselves: they never scroll sideways.',
      keyboard: 'Can be focused, so that arrow keys scroll it; its name says what it holds.',
      content: 'The name is that of the table.',
      otherWords: ['horizontal scroll', 'overflow', 'wide table', 'table'],
      parts: { Region: '[role="region"], section' },
    },
  },
  args: {
    label: 'Duty by country',
    children: <div style={{ inlineSize: '120rem', padding: '1rem' }}>Wider than any window</div>,
  },
} satisfies Meta<typeof ScrollRegion>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WiderThanTheWindow: Story = {
  play: async ({ canvas }) => {
    const region = canvas.getByRole('region', { name: 'Duty by country' });
    await userEvent.tab();
    await expect(region).toHaveFocus();
    await expect(region.scrollWidth).toBeGreaterThan(region.clientWidth);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
