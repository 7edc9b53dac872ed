import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { WorldMap } from './world-map.tsx';

const meta = {
  title: 'Media/World map',
  component: WorldMap,
  parameters: {
    guide: {
      when: 'The picture of the world behind countries.',
      whenNot: 'To choose a country: Select, or the page of countries.',
      keyboard: 'A picture with a name.',
      content: 'None.',
      otherWords: ['globe', 'countries', 'geography', 'dot map'],
      parts: { Map: 'svg, img' },
    },
  },
  args: { label: 'World map' },
} satisfies Meta<typeof WorldMap>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { rows: ['WID-12'], proves: 'A drawn world map under 12 kB' },
  play: async ({ canvasElement }) => {
    const map = within(canvasElement).getByRole('img', { name: 'World map' });
    await expect(map.outerHTML.length).toBeLessThan(12_000);
    await expect(map.outerHTML.length).toBeGreaterThan(1_500);
  },
};
