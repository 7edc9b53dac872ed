import type { Meta, StoryObj } from '@storybook/react-vite';
import { Text } from '../text/text.tsx';
import { Divider } from './divider.tsx';
import { Stack } from './stack.tsx';

const meta = { title: 'ui-kit/layout/Divider', component: Divider } satisfies Meta<typeof Divider>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  render: () => (
    <Stack>
      <Text>Above</Text>
      <Divider />
      <Text>Below</Text>
    </Stack>
  ),
};
