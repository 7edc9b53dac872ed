import type { Meta, StoryObj } from '@storybook/react-vite';
import { Columns } from '@wbn/ui-kit/layout/columns.tsx';
import { expect } from 'storybook/test';
import { Illustration, illustrationNames as names } from './illustration.tsx';

const meta = {
  title: 'Media/Illustration',
  component: Illustration,
  args: { name: 'export-start', alt: 'A container ship leaves a port' },
} satisfies Meta<typeof Illustration>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'A container ship leaves a port' })).toBeVisible();
  },
};

export const All: Story = {
  render: () => (
    <Columns>
      {names.map((name) => (
        <Illustration key={name} name={name} alt={name} />
      ))}
    </Columns>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('img')).toHaveLength(names.length);
    for (const name of names) await expect(canvas.getByRole('img', { name })).toBeVisible();
  },
};
