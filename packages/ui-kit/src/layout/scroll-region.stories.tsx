import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { ScrollRegion } from './scroll-region.tsx';

const meta = {
  title: 'Layout/Scroll region',
  component: ScrollRegion,
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
