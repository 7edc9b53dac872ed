import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Stack } from '../../layout/stack.tsx';
import { Checkbox } from './checkbox.tsx';

const meta = {
  title: 'Forms/Checkbox',
  component: Checkbox,
  argTypes: {
    type: { control: 'select', options: ['checkbox', 'radio'] },
    disabled: { control: 'boolean' },
  },
  args: { label: 'I accept the terms' },
} satisfies Meta<typeof Checkbox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Checked: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByText('I accept the terms'));
    await expect(canvas.getByRole('checkbox')).toBeChecked();
  },
};

export const Radios: Story = {
  render: () => (
    <Stack as="fieldset" space="xs">
      <legend>Period</legend>
      <Checkbox type="radio" name="period" label="Monthly" defaultChecked />
      <Checkbox type="radio" name="period" label="Yearly" />
    </Stack>
  ),
};
