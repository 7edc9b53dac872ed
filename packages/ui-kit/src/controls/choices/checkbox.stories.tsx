import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { StateSheet } from '../../fixtures/state-sheet.tsx';
import { Stack } from '../../layout/stack.tsx';
import { Checkbox } from './checkbox.tsx';

const meta = {
  title: 'Forms/Checkbox',
  component: Checkbox,
  parameters: {
    guide: {
      when: 'Consent, one setting, or several answers to one question; as `radio` one answer of two to five.',
      whenNot: 'More than five answers: Select for one, Chips select for several.',
      keyboard: 'Space changes it; arrows move between radios of one name. The label is part of the target.',
      content: 'A statement that is true when it is ticked: “I accept the terms”. No “not”.',
      otherWords: ['radio button', 'tick box', 'toggle', 'switch', 'option'],
      parts: { Box: 'input', Label: 'label' },
    },
  },
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

export const States: Story = {
  render: () => (
    <StateSheet
      own={['disabled', 'chosen']}
      rows={{
        checkbox: ({ disabled, chosen }) => (
          <Checkbox label="Send me a copy" disabled={disabled} defaultChecked={chosen} />
        ),
        radio: ({ disabled, chosen }) => (
          <Checkbox type="radio" label="Open group" disabled={disabled} defaultChecked={chosen} />
        ),
      }}
    />
  ),
};
