import type { Meta, StoryObj } from '@storybook/react-vite';
import { Box } from './box.tsx';
import { Surface } from './surface.tsx';

const meta = {
  title: 'ui-kit/layout/Box',
  component: Box,
  args: { children: 'Padded inside a panel without padding' },
  render: (args) => (
    <Surface padding="none">
      <Box {...args} />
    </Surface>
  ),
} satisfies Meta<typeof Box>;

export default meta;
type Story = StoryObj<typeof meta>;

export const None: Story = {};

export const Medium: Story = { args: { padding: 'md' } };

export const Large: Story = { args: { padding: 'xl' } };
